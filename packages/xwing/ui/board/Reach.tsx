import { at, round } from '@rangefinder/board';
import type { Pose } from '@rangefinder/geometry';
import { memo, useId } from 'react';
import { type ArcLines, BASE_LENGTH, type BaseSize, type StandardArc } from '../../src/index.ts';
import { BANDS } from './ranges.ts';

interface ReachProps {
  readonly pose: Pose;
  readonly size: BaseSize;
  readonly lines: ArcLines;
  readonly side: 'near' | 'far';
  /** Arcs as `front+rear`. */
  readonly arcs: string;
  /** All around instead of in arcs only. */
  readonly around: boolean;
  /** Whether the lines of the arcs are drawn; where one looks all around they are not, unless told. */
  readonly edges?: boolean;
}

const FAR = 600;

/** Arcs are drawn as far as anybody shoots, even where they have no end. */
const FURTHEST = 300;

/**
 * What a ship reaches: range bands from the edge of its base, cut to its arcs. A band is the base grown by its range, as
 * range is measured, so its corners are round.
 */
export const Reach = memo(function Reach({ pose, size, lines, side, arcs, around, edges = !around }: ReachProps) {
  const clip = useId();
  const half = BASE_LENGTH[size] / 2;
  const bullseye = lines.bullseyeWidth / 2;
  const reach = Math.min(lines.reach, FURTHEST);
  return (
    <g className={`xw-reach board-${side}`} transform={at(pose)}>
      <clipPath id={clip}>
        <path
          d={
            around
              ? `M${-FAR} ${-FAR}H${FAR}V${FAR}H${-FAR}Z`
              : arcs
                  .split('+')
                  .map((arc) => sector(size, lines, arc))
                  .join('')
          }
        />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {BANDS.map((band) => (
          <rect
            key={band}
            className={`xw-band xw-band-${band / 100}`}
            x={-half - band}
            y={-half - band}
            width={2 * (half + band)}
            height={2 * (half + band)}
            rx={band}
          />
        ))}
      </g>
      {edges && (
        <path
          className="xw-sector"
          d={arcs
            .split('+')
            .map((arc) => sectorEdges(size, lines, arc))
            .join('')}
        />
      )}
      {bullseye > 0 && (
        <path
          className="xw-bullseye"
          d={`M${-bullseye} ${-half}V${-half - reach}M${bullseye} ${-half}V${-half - reach}`}
        />
      )}
    </g>
  );
});

const HEADING: Readonly<Record<string, number>> = { front: 0, right: 90, rear: 180, left: 270 };

function isStandard(arc: string): arc is StandardArc {
  return arc in HEADING;
}

/** Half the angle of an arc. */
function spread(size: BaseSize, lines: ArcLines, arc: string): number {
  const front = lines.frontAngle[size] / 2;
  return arc === 'front' || arc === 'rear' ? front : 90 - front;
}

function ray(degrees: number, length: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${round(Math.sin(turn) * length)} ${round(-Math.cos(turn) * length)}`;
}

/** An arc as an area without end. */
function sector(size: BaseSize, lines: ArcLines, arc: string): string {
  if (arc === 'full-front') return `M${-FAR} 0V${-FAR}H${FAR}V0Z`;
  if (arc === 'full-rear') return `M${-FAR} 0V${FAR}H${FAR}V0Z`;
  if (arc === 'bullseye') {
    const half = lines.bullseyeWidth / 2;
    return `M${-half} 0V${-FAR}H${half}V0Z`;
  }
  if (!isStandard(arc)) return '';
  const middle = HEADING[arc] ?? 0;
  const half = spread(size, lines, arc);
  return `M0 0L${ray(middle - half, FAR)}L${ray(middle, FAR * 1.4)}L${ray(middle + half, FAR)}Z`;
}

function sectorEdges(size: BaseSize, lines: ArcLines, arc: string): string {
  if (!isStandard(arc)) return '';
  const middle = HEADING[arc] ?? 0;
  const half = spread(size, lines, arc);
  const base = BASE_LENGTH[size] / 2;
  return [middle - half, middle + half]
    .map((degrees) => {
      const across = Math.max(
        Math.abs(Math.sin((degrees * Math.PI) / 180)),
        Math.abs(Math.cos((degrees * Math.PI) / 180)),
      );
      return `M${ray(degrees, base / across)}L${ray(degrees, base / across + Math.min(lines.reach, FURTHEST))}`;
    })
    .join('');
}
