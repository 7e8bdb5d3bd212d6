import { disc, distanceToPoint, isWithin, type Pose, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { BAND, type Miniature } from '../battlefield/model.ts';
import { gridAbout } from '../battlefield/nearby.ts';
import { isBeyondRange } from '../battlefield/range.ts';
import { tokenAttacker } from '../detonation.ts';
import { refuse } from '../refusals.ts';
import type { Marker, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { addMarker, TOKEN_RADIUS } from './markers.ts';
import { overlapsMarker, surfaceAt, whyNotOnTable } from './placingmarkers.ts';

/** A token that a unit lays about its leader in the course of the battle: a charge, smoke, a sign on a wall. */
export interface Laying {
  readonly unit: Unit;
  readonly marker: Pick<Marker, 'kind'> & Partial<Pick<Marker, 'what' | 'facedown'>>;
  /** Tokens of these kinds it must not lie over. */
  readonly clearOf: readonly Marker['kind'][];
  /** What says that it lies near and in sight, over no other token, and flat. */
  readonly rules: { readonly near: RuleId; readonly clear: RuleId; readonly flat: RuleId };
  /** It need not lie wholly within range 1. */
  readonly partly?: boolean;
  /** Its leader need not see it. */
  readonly unseen?: boolean;
  /** Places that are worth an offer besides those of the grid. */
  readonly offers?: readonly Pose[];
  /** What else forbids a place. */
  forbids?(pose: Pose, on: string | null): Violation | undefined;
}

/** Places are offered so far apart. */
const STEP = 35;

/** All about the leader, near ones first, as far as a token can lie wholly within range 1. */
function* around(t: LTable, { unit, offers = [] }: Laying): Generator<Pose> {
  yield* offers;
  const { base, pose } = t.miniature(unit, t.leader(unit));
  const reach = Math.ceil((base.length / 2 + BAND) / STEP) * STEP;
  for (const { x, y } of gridAbout(pose, reach, STEP, 'square')) yield snapPose({ x, y, heading: 0 });
}

/** Whether a unit has any place to lay a token at. */
export function canLay(t: LTable, laying: Laying): boolean {
  for (const pose of around(t, laying)) if (whyNotLaid(t, laying, pose) === undefined) return true;
  return false;
}

/** A unit lays a token, where its player says; null where there is no place for it. */
export function* layMarker(t: LTable, laying: Laying): Procedure<Marker | null> {
  const { unit, marker, rules } = laying;
  const spots = [...around(t, laying)].filter((pose) => whyNotLaid(t, laying, pose) === undefined);
  if (spots.length === 0) return null;
  const { poses } = yield* place({
    seat: unit.seat,
    topic: 'place-marker',
    rule: rules.near,
    about: { unit: unit.id, kind: marker.kind },
    pieces: [marker.kind],
    candidates: spots.map((pose) => ({ key: `at:${pose.x},${pose.y}`, poses: [pose] })),
    check: ([pose]) => (pose ? whyNotLaid(t, laying, pose) : refuse(rules.near, 'out-of-range')),
  });
  const [pose] = poses;
  if (!pose) return null;
  // legion.arm.7, legion.charge-tokens.4, legion.graffiti-tokens.7: it shows its player's colour.
  return addMarker(t, { ...marker, seat: unit.seat, pose, on: surfaceAt(t, pose) }, rules.near);
}

/** Why a token cannot be laid there. */
export function whyNotLaid(t: LTable, laying: Laying, pose: Pose): Violation | undefined {
  const { unit, clearOf, rules, partly, unseen } = laying;
  const leader = t.miniature(unit, t.leader(unit));
  const far = distanceToPoint(footprintOf(leader), pose.x, pose.y) + (partly ? -TOKEN_RADIUS : TOKEN_RADIUS);
  if (isBeyondRange(far, 1)) return refuse(rules.near, 'out-of-range');
  const on = surfaceAt(t, pose);
  if (!liesFlat(t, pose, on)) return refuse(rules.flat, 'not-flat');
  const off = whyNotOnTable(t, pose, on, rules.flat);
  if (off) return off;
  if (overlapsMarker(t, pose, ({ kind }) => clearOf.includes(kind))) return refuse(rules.clear, 'overlaps-marker');
  if (!unseen && !isSeen(t, unit, pose, on)) return refuse(rules.near, 'out-of-sight');
  return laying.forbids?.(pose, on);
}

/** What it lies on reaches beyond it on every side. */
function liesFlat(t: LTable, { x, y }: Pose, on: string | null): boolean {
  const part = on === null ? undefined : t.parts.find(({ id }) => id === on);
  return part === undefined || isWithin(disc(x, y, TOKEN_RADIUS), part.footprint);
}

/** Whether the leader of a unit would see a token at a place. */
function isSeen(t: LTable, unit: Unit, pose: Pose, on: string | null): boolean {
  const leader = t.miniature(unit, t.leader(unit));
  return tokenAt(t, pose, on).some((token) => t.seesMini(leader, token));
}

/** A token at a place, as space sees it. */
export function tokenAt(t: LTable, pose: Pose, on: string | null): readonly Miniature[] {
  return t.miniatures(tokenAttacker({ id: `at:${pose.x},${pose.y}`, pose, on, memory: {} }));
}
