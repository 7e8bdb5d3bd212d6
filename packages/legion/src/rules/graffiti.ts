import { cos, type Pose, type Shape, sin, snapPose, vertices } from '@rangefinder/geometry';
import { keyOptions, type Procedure } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { BAND, type PlacedPart } from '../battlefield/model.ts';
import { isUpToRange, touchesPart } from '../battlefield/range.ts';
import { AIR } from '../battlefield/touching.ts';
import { refuse } from '../refusals.ts';
import type { Marker, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { type Laying, tokenAt } from './layingmarkers.ts';
import { TOKEN_RADIUS, unitGap } from './markers.ts';

const USE_OR_DECLINE = keyOptions(['use', 'decline']);

/** Graffiti that a unit sees at range 1 to 2. */
function graffitiBy(t: LTable, unit: Unit): readonly Marker[] {
  return t.state.markers.filter(
    (marker) =>
      marker.kind === 'graffiti' && isUpToRange(unitGap(t, unit, marker), 2) && t.sees(unit, t.unit(marker.id)),
  );
}

/**
 * How many dice a unit rolls in its Rally step: one more if it likes for a friendly sign, one fewer for an enemy's, as many as ever
 * for both (legion.graffiti-tokens.1 to .3).
 */
export function* rallyDice(t: LTable, unit: Unit): Procedure<number> {
  const count = unit.tokens.suppression;
  if (count === 0) return 0;
  const signs = graffitiBy(t, unit);
  const encouraged = signs.some(({ seat }) => seat === unit.seat);
  const mocked = signs.some(({ seat }) => seat !== unit.seat);
  if (encouraged === mocked) return count;
  if (mocked) return Math.max(1, count - 1);
  const rule = 'legion.graffiti-tokens.1';
  const about = { unit: unit.id, card: 'graffiti' };
  const { key } = yield* pickOne({ seat: unit.seat, topic: 'use-ability', rule, about, options: USE_OR_DECLINE });
  return key === 'use' ? count + 1 : count;
}

/**
 * A sign at range 1 of its painter and in sight, against terrain that is no area; it may lie on other tokens and under anybody, and
 * nothing takes it away.
 * legion.graffiti-tokens.4 to .6
 */
export function graffitiOf(t: LTable, unit: Unit): Laying {
  const near = 'legion.golden-rules.2';
  const parts = t.parts.filter(({ kind }) => !kind.area);
  return {
    unit,
    marker: { kind: 'graffiti' },
    clearOf: [],
    rules: { near, clear: near, flat: 'legion.graffiti-tokens.5' },
    partly: true,
    offers: parts.flatMap((part) => besides(t, unit, part)),
    forbids: (pose, on) =>
      tokenAt(t, pose, on).some((token) => parts.some((part) => touchesPart(token, part)))
        ? undefined
        : refuse(near, 'touches-no-terrain'),
  };
}

/** Places against the sides of a part of terrain, as far as they can matter to a unit. */
function besides(t: LTable, unit: Unit, { footprint }: PlacedPart): readonly Pose[] {
  const { pose, base } = t.miniature(unit, t.leader(unit));
  const reach = base.length / 2 + BAND + 2 * TOKEN_RADIUS;
  return sidesOf(footprint)
    .filter(({ x, y }) => (x - pose.x) ** 2 + (y - pose.y) ** 2 <= reach * reach)
    .map(({ x, y }) => snapPose({ x, y, heading: 0 }));
}

const APART = TOKEN_RADIUS + AIR;
const STEP = 30;

/** Middles of tokens that touch a shape, all round it. */
function sidesOf(shape: Shape): readonly { readonly x: number; readonly y: number }[] {
  if (shape.kind === 'disc') {
    return Array.from({ length: 24 }, (_, i) => 15 * i).map((turn) => ({
      x: shape.x + (shape.radius + APART) * sin(turn),
      y: shape.y + (shape.radius + APART) * cos(turn),
    }));
  }
  const corners = vertices(shape);
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) return [];
    // Away from the middle of the shape.
    const outwards = dy * (a.x - shape.x) - dx * (a.y - shape.y) > 0 ? 1 : -1;
    const [nx, ny] = [(outwards * dy * APART) / length, (-outwards * dx * APART) / length];
    const steps = Math.max(1, Math.round(length / STEP));
    return Array.from({ length: steps }, (_, k) => (k + 0.5) / steps).map((at) => ({
      x: a.x + at * dx + nx,
      y: a.y + at * dy + ny,
    }));
  });
}
