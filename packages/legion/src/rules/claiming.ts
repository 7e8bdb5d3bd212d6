import { cos, type Pose, sin, snapPose, withinDistance } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
import { pickOne, place } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { CONTACT } from '../battlefield/model.ts';
import { AIR } from '../battlefield/touching.ts';
import { refuse } from '../refusals.ts';
import type { Marker, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { isClaimed, leaderTouches, markerShape, TOKEN_RADIUS } from './markers.ts';
import { whyNotLies } from './placingmarkers.ts';

/** Tokens that the leader of a unit may claim where it stands (legion.objective-tokens.7). */
function claimable(t: LTable, unit: Unit): readonly Marker[] {
  return t.state.markers.filter(
    (marker) => marker.kind === 'objective' && !isClaimed(t, marker.id) && leaderTouches(t, unit, marker),
  );
}

/** Why a unit cannot claim anything now (legion.objective-tokens.14). */
export function whyNotClaim(t: LTable, unit: Unit): Violation | undefined {
  if (claimable(t, unit).length === 0) return refuse('legion.objective-tokens.7', 'touches-no-token');
  return t.abilities.ask('may-claim', unit, true) ? undefined : refuse('legion.golden-rules.3', 'card-forbids');
}

/**
 * The claim action: one token that the leader touches (legion.objective-tokens.6 to .8).
 * legion.objective-tokens.5, .12
 */
export function* claim(t: LTable, unit: Unit): Procedure<void> {
  const marker = yield* chooseMarker(unit, claimable(t, unit), 'legion.objective-tokens.7');
  if (marker) giveMarker(t, unit, marker, 'legion.objective-tokens.8');
}

/** One of some tokens. */
export function* chooseMarker(unit: Unit, markers: readonly Marker[], rule: RuleId): Procedure<Marker | undefined> {
  if (markers.length === 0) return undefined;
  const options = markers.map((marker) => ({ key: marker.id, about: { marker: marker.id }, marker }));
  const about = { unit: unit.id };
  const { marker } = yield* pickOne({ seat: unit.seat, topic: 'choose-marker', rule, about, options });
  return marker;
}

/** Where a token that nobody holds remembers whose unit has put it down. */
const DROPPED = 'dropped';

/** Whether a unit of a player has put it down, and nobody has claimed it since. */
export function isDroppedBy({ memory }: Marker, seat: Seat): boolean {
  return memory[DROPPED] === seat;
}

/** A token is a unit's from now on: by a claim, or because a card says so (legion.objective-tokens.15). */
export function giveMarker(t: LTable, unit: Unit, marker: Marker, rule: RuleId): void {
  unit.claimed.push(marker.id);
  delete marker.memory[DROPPED];
  t.cardsChanged();
  t.emit({ type: 'claimed', rule, unit: unit.id, marker: marker.id });
}

/** Why a unit has nothing to drop. */
export function whyNotDrop(unit: Unit): Violation | undefined {
  return unit.claimed.length > 0 ? undefined : refuse('legion.objective-tokens.16', 'nothing-claimed');
}

/** The free action drop: the token stays where it is (legion.objective-tokens.16 to .18). */
export function* drop(t: LTable, unit: Unit): Procedure<void> {
  const own = t.state.markers.filter(({ id }) => unit.claimed.includes(id));
  const marker = yield* chooseMarker(unit, own, 'legion.objective-tokens.17');
  if (!marker) return;
  unit.claimed.splice(unit.claimed.indexOf(marker.id), 1);
  marker.memory[DROPPED] = unit.seat;
  t.cardsChanged();
  t.emit({ type: 'dropped', rule: 'legion.objective-tokens.17', unit: unit.id, marker: marker.id });
}

/** After a leader has moved, its player puts what it has claimed beside it (legion.objective-tokens.9, .10). */
export function* carryClaimed(t: LTable, unit: Unit): Procedure<void> {
  if (unit.place !== 'play') return;
  for (const marker of t.state.markers) if (unit.claimed.includes(marker.id)) yield* putBeside(t, unit, marker);
}

const TURNS: readonly number[] = Array.from({ length: 24 }, (_, i) => 15 * i);

/** A token is placed anywhere in contact with a leader, and never off the table (legion.objective-tokens.13). */
export function* putBeside(t: LTable, unit: Unit, marker: Marker): Procedure<void> {
  const leader = t.leader(unit);
  const spots = besides(t, unit).filter((pose) => whyNotLies(t, pose, leader.on, { own: marker.id }) === undefined);
  // In a crowd there may be no free place: then it lies among them, on the table all the same.
  const [crowded] = besides(t, unit).filter(
    (pose) => whyNotLies(t, pose, leader.on, { own: marker.id })?.code !== 'off-battlefield',
  );
  const candidates = spots.length > 0 ? spots : crowded ? [crowded] : [];
  if (candidates.length === 0) return;
  const { poses } = yield* place({
    seat: unit.seat,
    topic: 'place-claimed',
    rule: 'legion.objective-tokens.10',
    about: { unit: unit.id, marker: marker.id },
    pieces: [marker.id],
    candidates: candidates.map((pose, i) => ({ key: `beside-${i + 1}`, poses: [pose] })),
    check: ([pose]) =>
      pose ? whyNotBeside(t, unit, marker, pose) : refuse('legion.objective-tokens.10', 'not-in-contact'),
  });
  const [pose] = poses;
  if (!pose) return;
  marker.pose = pose;
  marker.on = leader.on;
  t.shifted(); // whoever looks at the token looks elsewhere
  t.emit({ type: 'marker-moved', rule: 'legion.objective-tokens.10', marker: marker.id, pose });
}

/** Places all round a leader, behind it first. */
function besides(t: LTable, unit: Unit): readonly Pose[] {
  const { base, pose } = t.miniature(unit, t.leader(unit));
  const apart = base.radius + TOKEN_RADIUS + AIR;
  return TURNS.map((turn) => {
    const heading = pose.heading + 180 + turn;
    return snapPose({ x: pose.x + apart * sin(heading), y: pose.y + apart * cos(heading), heading: 0 });
  });
}

function whyNotBeside(t: LTable, unit: Unit, marker: Marker, pose: Pose): Violation | undefined {
  const leader = t.miniature(unit, t.leader(unit));
  if (!withinDistance(footprintOf(leader), markerShape({ pose }), CONTACT))
    return refuse('legion.objective-tokens.10', 'not-in-contact');
  return whyNotLies(t, pose, leader.on, { own: marker.id });
}
