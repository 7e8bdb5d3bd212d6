import { disc, distanceBetween, type Pose, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { lieOver } from '../battlefield/ending.ts';
import { BASE_HEIGHT, SLACK } from '../battlefield/model.ts';
import { isBeside } from '../battlefield/passing.ts';
import { isUpToRange } from '../battlefield/range.ts';
import { standingAt } from '../battlefield/scene.ts';
import type { Zone } from '../card.ts';
import { refuse } from '../refusals.ts';
import type { Marker } from '../state.ts';
import type { LTable } from '../table.ts';
import { addMarker, markedPiece, markerShape, TOKEN_RADIUS } from './markers.ts';
import { gapToZones, zonesOf } from './zones.ts';

/** What a card says of the tokens that players lay. */
export interface TokenTerms extends Partial<Pick<Marker, 'what' | 'facedown' | 'memory'>> {
  readonly kind: 'objective' | 'condition' | 'bane';
  /** Whose they are, if not everybody's. */
  readonly seat?: Seat;
  /** Beyond this range of every deployment zone. */
  readonly fromZones: number;
  /** Beyond this range of every other token of its kind. */
  readonly fromTokens: number;
}

/** Blue first, the players lay tokens in turns (legion.setup.19, .20). */
export function* layTokens(t: LTable, count: number, terms: TokenTerms): Procedure<void> {
  const seats = t.playerOrder();
  for (let i = 0; i < count; i++) yield* layToken(t, seats[i % 2] ?? t.state.blue, terms);
}

/** Places are offered this far apart; nearer where that leaves none. */
const STEPS: readonly number[] = [75, 25];

const RULES: Readonly<Record<TokenTerms['kind'], RuleId>> = {
  objective: 'legion.setup.19',
  condition: 'legion.setup.20',
  bane: 'legion.bane-tokens.2',
};

/** A player lays a token. */
export function* layToken(t: LTable, seat: Seat, terms: TokenTerms): Procedure<void> {
  const rule = RULES[terms.kind];
  const spots = spotsFor(t, terms);
  // A table may be too small, or filled already: then this token stays in the box.
  if (spots.length === 0) return;
  const { poses } = yield* place({
    seat,
    topic: 'place-marker',
    rule,
    about: { kind: terms.kind },
    pieces: [terms.kind],
    candidates: spots.map((pose) => ({ key: `at:${pose.x},${pose.y}`, poses: [pose] })),
    check: ([pose]) => (pose ? whyNotThere(t, zonesToAvoid(t, terms), pose, terms) : refuse(rule, 'no-such-place')),
  });
  const [pose] = poses;
  if (!pose) return;
  const { kind, what = '', facedown = false, memory = {}, seat: owner = null } = terms;
  // legion.condition-tokens.4: no two show as many pips.
  const pips = kind === 'condition' ? { pips: 1 + t.state.markers.filter((one) => one.kind === kind).length } : {};
  const on = surfaceAt(t, pose);
  addMarker(t, { kind, what, facedown, seat: owner, memory: { ...memory, ...pips }, pose, on }, rule);
}

function spotsFor(t: LTable, terms: TokenTerms): readonly Pose[] {
  const { width, depth } = t.state;
  const zones = zonesToAvoid(t, terms);
  for (const step of STEPS) {
    const spots: Pose[] = [];
    for (let y = step; y < depth; y += step) {
      for (let x = step; x < width; x += step) {
        const pose = snapPose({ x, y, heading: 0 });
        if (whyNotThere(t, zones, pose, terms) === undefined) spots.push(pose);
      }
    }
    if (spots.length > 0) return spots;
  }
  return [];
}

/** What a token lies on at a place: the highest flat thing there, or the ground. */
export function surfaceAt(t: LTable, { x, y }: Pick<Pose, 'x' | 'y'>): string | null {
  return standingAt(t.parts, x, y)?.id ?? null;
}

/** Everybody's deployment zones, where a card keeps tokens away from them. */
function zonesToAvoid(t: LTable, { fromZones }: TokenTerms): readonly Zone[] {
  return fromZones > 0 ? [0, 1].flatMap((seat) => zonesOf(t, seat)) : [];
}

function whyNotThere(
  t: LTable,
  zones: readonly Zone[],
  pose: Pose,
  { kind, fromZones, fromTokens }: TokenTerms,
): Violation | undefined {
  const wrong = whyNotLies(t, pose, surfaceAt(t, pose), { kind });
  if (wrong) return wrong;
  const shape = disc(pose.x, pose.y, TOKEN_RADIUS);
  if (isUpToRange(gapToZones(zones, shape), fromZones)) return refuse('legion.golden-rules.2', 'near-zone');
  const others = t.state.markers.filter((one) => one.kind === kind);
  const near = others.some((one) => isUpToRange(distanceBetween(shape, markerShape(one)), fromTokens));
  return near && fromTokens > 0 ? refuse('legion.golden-rules.2', 'near-marker') : undefined;
}

/**
 * Why a token cannot lie there: it stays on the table, under nothing and on no other token or base (legion.objective-tokens.2 to .4).
 * legion.condition-tokens.3
 */
export function whyNotLies(
  t: LTable,
  pose: Pose,
  on: string | null,
  { own, kind = 'objective' }: { readonly own?: string; readonly kind?: TokenTerms['kind'] } = {},
): Violation | undefined {
  const under = kind === 'condition' ? 'legion.condition-tokens.6' : 'legion.objective-tokens.3';
  const off = whyNotOnTable(t, pose, on, under);
  if (off) return off;
  const shape = disc(pose.x, pose.y, TOKEN_RADIUS);
  const z = t.heightOf(on);
  if (overlapsMarker(t, pose, ({ id }) => id !== own)) return refuse('legion.objective-tokens.4', 'overlaps-marker');
  const stood = t.scene.miniatures.some((mini) => mini.z === z && lieOver(shape, footprintOf(mini)));
  return stood ? refuse('legion.objective-tokens.2', 'overlaps-base') : undefined;
}

/** Why nothing can lie there: it would leave the table, or be under a piece of terrain. */
export function whyNotOnTable(t: LTable, pose: Pose, on: string | null, under: RuleId): Violation | undefined {
  const { width, depth } = t.state;
  const r = TOKEN_RADIUS - SLACK;
  if (pose.x < r || pose.y < r || pose.x > width - r || pose.y > depth - r)
    return refuse('legion.objective-tokens.13', 'off-battlefield');
  const shape = disc(pose.x, pose.y, TOKEN_RADIUS);
  const z = t.heightOf(on);
  const isUnder = t.parts.some(
    ({ solid, bottom, top, footprint }) => solid && isBeside(bottom, top, z, BASE_HEIGHT) && lieOver(shape, footprint),
  );
  return isUnder ? refuse(under, 'overlaps-terrain') : undefined;
}

/** Whether a token there would lie over one of some others. */
export function overlapsMarker(t: LTable, { x, y }: Pose, counts: (marker: Marker) => boolean): boolean {
  const shape = disc(x, y, TOKEN_RADIUS);
  return t.state.markers.some((one) => counts(one) && markedPiece(one) === null && lieOver(shape, markerShape(one)));
}
