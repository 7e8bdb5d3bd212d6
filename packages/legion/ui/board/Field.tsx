import { outlinePath, polygonPath } from '@rangefinder/board';
import { convexHull, placed, regularPolygon, type Shape, vertices } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import { memo, useMemo } from 'react';
import { askRules } from '../../src/asking.ts';
import type { PlacedPart } from '../../src/battlefield/model.ts';
import { zonesOf } from '../../src/rules/zones.ts';
import { placeOf } from '../../src/terrain/sets.ts';
import type { LegionView } from '../../src/view.ts';
import { sideOf } from '../model.ts';
import { Soil } from './terrain/Soil.tsx';

/** How long a shadow is for a height of one. */
const SHADOW = 0.6;
/** Light comes from the upper left of the screen. */
const FALLS = { x: 0.8, y: -0.6 };

interface FieldProps {
  readonly view: LegionView;
  readonly near: Seat;
  readonly angle: number;
  /** The deployment card whose zones are looked at before one is settled. */
  readonly looked?: string;
}

/** Soil, deployment zones while one deploys, and the shadows of everything that stands on it. */
export const Field = memo(function Field({ view, near, angle, looked = '' }: FieldProps) {
  const { width, depth, phase } = view;
  const table = askRules(view);
  const zoned = useMemo(
    () => (looked === '' ? table : askRules({ ...view, deployment: looked })),
    [table, view, looked],
  );
  return (
    <>
      <Soil place={placeOf(view.terrain.map(({ kind }) => kind)) ?? 'settlement'} width={width} depth={depth} />
      {phase === 'setup' &&
        (looked !== '' || areZonesKnown(view)) &&
        [0, 1].map((seat) => (
          <g key={seat} className={`board-${sideOf({ near }, seat)}`}>
            {zonesOf(zoned, seat).map((zone) => (
              <path key={JSON.stringify(zone)} className="lg-zone" d={outlinePath(zone.map(({ x, y }) => [x, y]))} />
            ))}
          </g>
        ))}
      {[true, false].map((soft) => (
        <g key={String(soft)} className={soft ? 'lg-shadows is-soft' : 'lg-shadows'}>
          {table.parts
            .filter(({ kind }) => kind.area === soft)
            .map((part) => (
              <Shadow key={part.id} part={part} turn={angle === 180 ? -1 : 1} />
            ))}
        </g>
      ))}
    </>
  );
});

/** Whether it is settled already where the deployment zones are. */
function areZonesKnown({ deployment, mode, step }: LegionView): boolean {
  if (deployment !== '' || step === 'divulge' || step === 'deploy') return true;
  return mode === 'grand-army' && step !== '' && step !== 'terrain' && step !== 'sides';
}

function Shadow({ part: { footprint, top }, turn }: { readonly part: PlacedPart; readonly turn: 1 | -1 }) {
  if (top <= 0) return null;
  const corners = cornersOf(footprint);
  const [dx, dy] = [FALLS.x * SHADOW * top * turn, FALLS.y * SHADOW * top * turn];
  const hull = convexHull([...corners, ...corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }))]);
  return <path d={polygonPath(hull)} />;
}

function cornersOf(shape: Shape) {
  if (shape.kind === 'polygon') return vertices(shape);
  return vertices(placed(regularPolygon(24, shape.radius), { x: shape.x, y: shape.y, heading: 0 }));
}

/** Patterns that the ground uses. */
export function FieldDefinitions() {
  return (
    <defs>
      <pattern id="lg-hatch" width={12} height={12} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V12" />
      </pattern>
    </defs>
  );
}
