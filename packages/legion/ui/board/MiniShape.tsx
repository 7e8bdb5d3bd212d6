import { bodyPath } from '@rangefinder/board';
import type { Base, UnitType } from '../../src/battlefield/model.ts';

interface MiniShapeProps {
  readonly base: Base;
  readonly type: UnitType;
  readonly leads: boolean;
  readonly wounds: number;
  /** How it is turned: what is written on it is not. */
  readonly heading?: number;
}

/** A miniature from above: its base with the ring of its side (theirs is double), a figure, its facing, its wounds. */
export function MiniShape({ base, type, leads, wounds, heading = 0 }: MiniShapeProps) {
  const scale = base.radius / 13.5;
  return (
    <g className={`lg-base ${leads ? 'is-leader' : ''}`}>
      <path className="lg-base-ground" d={bodyPath([base.shape])} />
      <g transform={`scale(${1 - 3.2 / base.radius})`}>
        <path className="lg-base-ring" d={bodyPath([base.shape])} />
      </g>
      <g transform={`scale(${1 - 5.6 / base.radius})`}>
        <path className="lg-base-second" d={bodyPath([base.shape])} />
      </g>
      {base.notched && <Facing base={base} />}
      <g className="lg-figure" transform={`scale(${scale})`}>
        <Figure type={type} stretch={base.length / (2 * base.radius)} />
      </g>
      {leads && <path className="lg-leader" d={bodyPath([base.shape])} />}
      {wounds > 0 && (
        <g
          className="lg-wound"
          transform={`rotate(${-heading}) translate(${base.radius * 0.72} ${-base.radius * 0.72})`}
        >
          <g className="board-upright">
            <circle r={7.5} />
            <text y={4.2}>{wounds}</text>
          </g>
        </g>
      )}
    </g>
  );
}

/** Its front, and the notch that a tool is laid into. */
function Facing({ base: { radius, length } }: { readonly base: Base }) {
  const front = -length / 2;
  return (
    <>
      <path className="lg-facing" d={`M${-radius * 0.3} ${front + 7}L0 ${front + 1.5}L${radius * 0.3} ${front + 7}Z`} />
      <path className="lg-arc" d={`M0 0L${-radius * 0.64} ${front * 0.64}M0 0L${radius * 0.64} ${front * 0.64}`} />
    </>
  );
}

/** What stands on the base, drawn for a radius of 13.5 mm. */
function Figure({ type, stretch }: { readonly type: UnitType; readonly stretch: number }) {
  switch (type) {
    case 'trooper':
      return (
        <>
          <path className="lg-gear" d="M2.6 1.4L4.4-8.6" />
          <ellipse className="lg-body" cx={0} cy={0.9} rx={5.4} ry={3} />
          <circle className="lg-head" cy={-0.2} r={2.5} />
        </>
      );
    case 'emplacement':
      return (
        <>
          <path className="lg-gear" d="M0 4V-10M-6 6L0 1 6 6" />
          <rect className="lg-body" x={-3.2} y={-2} width={6.4} height={6} rx={1.2} />
          <circle className="lg-head" cy={4.8} r={2} />
        </>
      );
    case 'creature':
      return (
        <>
          <path className="lg-gear" d="M-4.5-3L-6.5-6M4.5-3L6.5-6M-4 5L-6.5 7.5M4 5L6.5 7.5" />
          <ellipse className="lg-body" rx={4.2} ry={8} />
          <circle className="lg-head" cy={-7} r={2.4} />
          <circle className="lg-head" cy={1} r={2} />
        </>
      );
    case 'ground':
      return (
        <g transform={`scale(1 ${stretch})`}>
          <path className="lg-gear" d="M-6.4-6V6.6M6.4-6V6.6" />
          <path className="lg-body" d="M-4.6-6L-2.6-8H2.6L4.6-6V6.4H-4.6Z" />
          <path className="lg-gear" d="M-1.4-7V-10.4M1.4-7V-10.4" />
          <rect className="lg-head" x={-2.4} y={-2.4} width={4.8} height={4.8} rx={1} />
        </g>
      );
    case 'repulsor':
      return (
        <g transform={`scale(1 ${stretch})`}>
          <path className="lg-gear" d="M-3.4-9.4V-2M3.4-9.4V-2" />
          <path className="lg-body" d="M-2.4-6.4H2.4L4 4.6 2.4 8.4H-2.4L-4 4.6Z" />
          <circle className="lg-head" cy={1.4} r={2.2} />
        </g>
      );
  }
}
