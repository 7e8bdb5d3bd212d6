import { round } from '@rangefinder/board';
import { memo } from 'react';
import { type ArcLines, BASE_LENGTH, type BaseSize, STANDARD_ARCS, type StandardArc } from '../../src/index.ts';
import { silhouetteOf } from '../silhouettes/index.ts';

interface ShipShapeProps {
  readonly type: string;
  readonly size: BaseSize;
  /** Where the edition draws the arcs. */
  readonly lines: ArcLines;
  /** Arcs as `front+rear`: a string stays equal to itself where an array would not. */
  readonly turret: string;
  readonly wrecked?: boolean;
  /** Whether arc lines are printed behind as well, and whether a ring says that it shoots all around. */
  readonly rear?: boolean;
  readonly around?: boolean;
}

/** A ship on its base, about its middle, nose up: true to scale. */
export const ShipShape = memo(function ShipShape(props: ShipShapeProps) {
  const { type, size, lines, turret, wrecked = false, rear = true, around = false } = props;
  const length = BASE_LENGTH[size];
  const half = length / 2;
  const { body, detail, cockpit } = silhouetteOf(type, size);
  const drawn = length * 0.9;
  return (
    <>
      <rect className="xw-base" x={-half} y={-half} width={length} height={length} rx={2.2} />
      <path className="xw-guide" d={guides(half)} />
      <path className="xw-arc-line" d={arcLines(size, lines, rear)} />
      {around && <circle className="xw-arc-line" r={half * 0.86} />}
      <path className="xw-bullseye-line" d={bullseyeLines(half, lines)} />
      {STANDARD_ARCS.filter((arc) => turret.split('+').includes(arc)).map((arc) => (
        <path key={arc} className="xw-turret" d={turretMark(half)} transform={`rotate(${TURNED[arc]})`} />
      ))}
      <g transform={`scale(${round(drawn / 100)}) translate(-50 -50)`}>
        <path className="xw-hull" d={body} fillRule="evenodd" />
        {detail && <path className="xw-panel-line" d={detail} />}
        {cockpit && <path className="xw-cockpit" d={cockpit} fillRule="evenodd" />}
      </g>
      {wrecked && <path className="xw-wreck" d="M-12 -12L12 12M-12 12L12 -12" />}
    </>
  );
});

const TURNED: Readonly<Record<StandardArc, number>> = { front: 0, right: 90, rear: 180, left: 270 };

/** The two nubs in front and behind that hold a template. */
function guides(half: number): string {
  return [-1, 1]
    .flatMap((end) => [-11.38, 11.38].map((x) => `M${x - 1.7} ${end * half}h3.4v${end * 2.2}h-3.4z`))
    .join('');
}

/** From the corners of the front and rear arcs towards the middle, which belongs to the ship. */
function arcLines(size: BaseSize, lines: ArcLines, rear: boolean): string {
  const half = BASE_LENGTH[size] / 2;
  const across = half * Math.tan((lines.frontAngle[size] * Math.PI) / 360);
  return [-1, 1]
    .flatMap((x) =>
      (rear ? [-1, 1] : [-1]).map(
        (y) => `M${round(x * across * 0.5)} ${round(y * half * 0.5)}L${round(x * across)} ${round(y * half)}`,
      ),
    )
    .join('');
}

function bullseyeLines(half: number, lines: ArcLines): string {
  const x = lines.bullseyeWidth / 2;
  return x > 0 ? `M${-x} ${-half}v5M${x} ${-half}v5` : '';
}

/** An arrowhead at the edge that the turret points to. */
function turretMark(half: number): string {
  return `M0 ${-half - 1}l6.5 7.5h-13z`;
}
