import { disc, type Point, type Pose, placedShape, type Shape, vertices } from '@rangefinder/geometry';
import { keyOptions, type Procedure, type RuleId, type Seat, type Violation } from '@rangefinder/kernel';
import { pickOne, place } from '../ask.ts';
import { cohesionTerms } from '../battlefield/cohesion.ts';
import { findsCohesion, proposeCohesion } from '../battlefield/formation.ts';
import { BAND, CONTACT, type Miniature, miniatureAt } from '../battlefield/model.ts';
import { crowdAbout, isFreeAt, isRoundFree, roundOf } from '../battlefield/room.ts';
import { checkStanding } from '../battlefield/standing.ts';
import type { Zone } from '../card.ts';
import { refuse, refuseWrong } from '../refusals.ts';
import { battleRules } from '../sources.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { groundBeside } from './beside.ts';
import { swapLoadout } from './loadout.ts';
import { tokenShapes } from './markers.ts';
import { placeOthers, placesOf, put } from './placing.ts';
import { noteMoved, settle } from './settling.ts';
import { putAboard, transportFor } from './transported.ts';
import { holds, isInZone, isWithinOf, zonesOf } from './zones.ts';

/** Where a unit may be put down on the battlefield, and who does it. */
export interface Ground {
  readonly seat: Seat;
  readonly rule: RuleId;
  /** Whether a base may stand there. */
  holds(base: Shape): boolean;
  /** Where to look for places, if not all over the battlefield. */
  readonly around?: readonly Point[];
  /** What else forbids a place for the leader. */
  forbids?(pose: Pose): Violation | undefined;
}

const FACES = keyOptions(['front', 'back']);

/** legion.double-sided-cards.3: which face of its cards is up, as soon as it comes to the battlefield. */
export function* chooseFaces(t: LTable, unit: Unit): Procedure<void> {
  for (const upgrade of unit.upgrades) {
    if (!t.cards.upgrade(upgrade.id).back) continue;
    const about = { unit: unit.id, card: upgrade.id };
    const rule = 'legion.double-sided-cards.3';
    const { key } = yield* pickOne({ seat: unit.seat, topic: 'choose', rule, about, options: FACES });
    upgrade.side = key;
    t.changed(unit);
  }
}

/** A unit is placed in its player's zone: the leader, then the others (legion.deployment.7 to .11). */
export function* deployUnit(t: LTable, unit: Unit): Procedure<void> {
  yield* swapLoadout(t, unit);
  yield* chooseFaces(t, unit);
  yield* t.window('deploying', { unit });
  const host = yield* chooseHost(t, unit);
  const carrier = host ? null : yield* chooseVehicle(t, unit);
  if (carrier) {
    putAboard(t, unit, carrier);
    t.emit({ type: 'deployed', rule: 'legion.transport-x.3', unit: unit.id, minis: [], carrier: carrier.id });
    yield* comesIn(t, unit);
    return;
  }
  const ground = host ? groundAt(t, unit, host) : zoneGround(t, unit);
  if (!(yield* putDown(t, unit, ground))) {
    // A table too full for a unit: it stays out of the game.
    unit.memory['comes-later'] = 1;
    return;
  }
  if (host) unit.memory[besideKey(host)] = 1;
  t.emit({ type: 'deployed', rule: ground.rule, unit: unit.id, minis: placesOf(unit) });
  yield* comesIn(t, unit);
}

function* comesIn(t: LTable, unit: Unit): Procedure<void> {
  yield* settle(t);
  yield* t.window('enters-play', { unit });
  if (unit.place !== 'defeated') yield* t.window('unit-deployed', { unit });
}

/** legion.transport-x.3: a vehicle that has been deployed before, wherever it stands; or none. */
function* chooseVehicle(t: LTable, unit: Unit): Procedure<Unit | null> {
  const vehicles = t.friendsOf(unit.seat).filter((carrier) => transportFor(t, carrier, unit) !== null);
  if (vehicles.length === 0 || forbiddenByCard(t, unit, null)) return null;
  const options = [
    { key: 'none' as const, carrier: null },
    ...vehicles.map((carrier) => ({ key: carrier.id, about: { unit: carrier.id }, carrier })),
  ];
  const rule = 'legion.transport-x.3';
  const about = { unit: unit.id };
  const { carrier } = yield* pickOne({ seat: unit.seat, topic: 'deploy-aboard', rule, about, options });
  return carrier;
}

/** Beside whom a unit is deployed that must be: one with room for it; else it is deployed as any (legion.detachment.7). */
function* chooseHost(t: LTable, unit: Unit): Procedure<Unit | null> {
  const hosts = t.abilities
    .ask('deploys-beside', unit, [])
    .filter((host) => candidateSpots(t, unit, groundAt(t, unit, host)).length > 0);
  if (hosts.length === 0) return null;
  const options = hosts.map((host) => ({ key: host.id, about: { unit: host.id }, host }));
  const about = { unit: unit.id };
  const rule = 'legion.detachment.4';
  const { host } = yield* pickOne({ seat: unit.seat, topic: 'choose-unit', rule, about, options });
  return host;
}

/** Beside a host; what the deployment card forbids it forbids there too. */
function groundAt(t: LTable, unit: Unit, host: Unit): Ground {
  return { ...groundBeside(t, unit, host), forbids: (pose) => forbiddenByCard(t, unit, pose) };
}

/** What the deployment card forbids (legion.setup.22). */
function forbiddenByCard(t: LTable, unit: Unit, pose: Pose | null): Violation | undefined {
  return battleRules(t, t.state.deployment)?.mayDeploy?.(t, unit, pose);
}

/** What a unit remembers of whom it was deployed beside (legion.detachment.5). */
export function besideKey({ id }: Unit): string {
  return `beside:${id}`;
}

/** The zones of its player, and what the deployment card says of them (legion.setup.22). */
function zoneGround(t: LTable, unit: Unit): Ground {
  const zones = zonesOf(t, unit.seat);
  const card = battleRules(t, t.state.deployment);
  const beyond = (card?.deploysBeyond?.(t, unit) ?? 0) * BAND;
  return {
    seat: unit.seat,
    rule: 'legion.deployment.7',
    holds: (base) =>
      isInZone(zones, base) ||
      isHalfIn(t, zones, base) ||
      (beyond > 0 && isWithinOf(zones, base, beyond)) ||
      t.abilities.ask('may-deploy-at', { unit, base }, false),
    forbids: (pose) => forbiddenByCard(t, unit, pose),
  };
}

/**
 * legion.deployment.9: an oblong base may stick out of a zone if it touches the edge of the battlefield there and at least half of
 * it is inside: its middle is, since a line through the middle halves it.
 */
function isHalfIn({ state: { width, depth } }: LTable, zones: readonly Zone[], base: Shape): boolean {
  if (base.kind === 'disc' || !zones.some((zone) => holds(zone, base))) return false;
  return vertices(base).some(({ x, y }) => {
    const away = Math.min(x, y, width - x, depth - y);
    const inside = { x: Math.min(Math.max(x, 1), width - 1), y: Math.min(Math.max(y, 1), depth - 1) };
    return away <= CONTACT && zones.some((zone) => holds(zone, inside));
  });
}

/** A unit comes to the battlefield; false where there is no room for it. */
export function* putDown(t: LTable, unit: Unit, ground: Ground): Procedure<boolean> {
  const { seat, rule } = ground;
  const spots = candidateSpots(t, unit, ground);
  if (spots.length === 0) return false;
  const leader = t.leader(unit);
  const { poses } = yield* place({
    seat,
    topic: 'deploy-leader',
    rule,
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: spots.map((pose, i) => ({ key: `spot-${i + 1}`, poses: [pose] })),
    check: ([pose]) => {
      const standing = pose ? stands(t, unit, ground, pose) : refuse(rule, 'outside-zone');
      return 'leader' in standing ? undefined : standing;
    },
  });
  return yield* putAt(t, unit, ground, poses);
}

/** The first of some poses that the leader can stand at, with room for the others; false where there is none. */
export function* putAt(t: LTable, unit: Unit, ground: Ground, poses: readonly Pose[]): Procedure<boolean> {
  const standing = firstStanding(t, unit, ground, poses);
  if (!standing) return false;
  noteMoved(t, unit);
  const { pose, on } = standing.leader;
  // The others come with their leader, until they have places of their own.
  for (const mini of unit.minis) Object.assign(mini, { pose, on });
  unit.place = 'play';
  t.shifted();
  const placing = { enemy: null, terms: termsOn(t, ground) };
  put(t, unit, yield* placeOthers(t, unit, standing.others, placing, 'legion.deployment.10'));
  t.cardsChanged();
  return true;
}

function termsOn(t: LTable, ground: Ground) {
  return cohesionTerms({ zone: (base) => ground.holds(base), tokens: tokenShapes(t) });
}

interface Standing {
  readonly leader: Miniature;
  readonly others: NonNullable<ReturnType<typeof proposeCohesion>>;
}

function firstStanding(t: LTable, unit: Unit, ground: Ground, poses: readonly Pose[]): Standing | undefined {
  for (const pose of poses) {
    const standing = stands(t, unit, ground, pose);
    if ('leader' in standing) return standing;
  }
  return undefined;
}

/** The leader of a unit that is put down at a pose, or why it cannot be. */
function leaderStands(t: LTable, leader: Miniature, ground: Ground, pose: Pose): Miniature | Violation {
  if (!ground.holds(placedShape(leader.base.shape, pose))) return refuse('legion.deployment.8', 'outside-zone');
  const forbidden = ground.forbids?.(pose);
  if (forbidden) return forbidden;
  const { spot, wrong } = checkStanding(t.scene, leader, pose, tokenShapes(t));
  return spot ? miniatureAt(leader, spot.pose, spot.on, spot.z) : refuseWrong(wrong);
}

/** Whether a unit may be put down with its leader at a pose. */
function stands(t: LTable, unit: Unit, ground: Ground, pose: Pose): Standing | Violation {
  const [first, ...others] = t.miniatures(unit);
  if (!first) throw new Error(`Nobody is left of ${unit.id}.`);
  const leader = leaderStands(t, first, ground, pose);
  if ('code' in leader) return leader;
  const proposed = proposeCohesion(t.scene, leader, others, termsOn(t, ground));
  return proposed ? { leader, others: proposed } : refuse('legion.deployment.10', 'no-room');
}

/** Where the others of a unit would stand if it were deployed with its leader at a pose in its player's zone; null where it cannot be. */
export function proposalInZone(t: LTable, unit: Unit, pose: Pose): Standing['others'] | null {
  const standing = stands(t, unit, zoneGround(t, unit), pose);
  return 'leader' in standing ? standing.others : null;
}

/** How far apart places are looked for; closer ones only on a table so full that there is nothing else. */
const STEPS = [150, 50, 25];

/** Places all over the ground, facing the enemy; where the others find theirs only after a long search, those. */
function candidateSpots(t: LTable, unit: Unit, ground: Ground): readonly Pose[] {
  const hasRoom = roomOn(t, unit, ground);
  for (const step of ground.around ? STEPS.slice(0, 1) : STEPS) {
    const poses = posesAbout(t, unit, ground, step);
    const roomy = poses.filter(hasRoom);
    if (roomy.length > 0) return roomy;
    const found = poses.filter((pose) => 'leader' in stands(t, unit, ground, pose));
    if (found.length > 0) return found;
  }
  return [];
}

/** Tells poses where the whole unit finds places by a quick search: at a glance where its leader stands in the open. */
function roomOn(t: LTable, unit: Unit, ground: Ground): (pose: Pose) => boolean {
  const [leader, ...others] = t.miniatures(unit);
  if (!leader) return () => false;
  const terms = termsOn(t, ground);
  const finds = (pose: Pose) => {
    const stands = leaderStands(t, leader, ground, pose);
    return !('code' in stands) && findsCohesion(t.scene, stands, others, terms);
  };
  const [first] = others;
  if (leader.base.shape.kind !== 'disc' || (first && roundOf(leader, others) === null)) return finds;
  const middle = { x: t.state.width / 2, y: t.state.depth / 2 };
  const crowd = crowdAbout(t.scene, unit.id, terms.tokens, middle, t.state.width + t.state.depth);
  const isOpen = (pose: Pose) =>
    isFreeAt(crowd, leader.base, pose) &&
    ground.holds(placedShape(leader.base.shape, pose)) &&
    (!first || isRoundFree(crowd, leader.base, first.base, pose, others.length, ground.holds)) &&
    ground.forbids?.(pose) === undefined;
  return (pose) => isOpen(pose) || finds(pose);
}

/** A grid of poses; oblong bases also stand across, and with their back to an edge. */
function posesAbout(t: LTable, unit: Unit, ground: Ground, step: number): readonly Pose[] {
  const { base } = t.facts(unit);
  const heading = facing(t, unit.seat);
  if (base.shape.kind === 'disc') {
    const radius = base.radius + 1;
    return (ground.around ?? gridOf(t, radius, radius, step))
      .filter(({ x, y }) => ground.holds(disc(x, y, radius)))
      .map(({ x, y }) => ({ x, y, heading }));
  }
  const half = base.length / 2 + CONTACT / 2;
  return [
    ...(ground.around ?? gridOf(t, base.radius + CONTACT, half, step)).map(({ x, y }) => ({ x, y, heading })),
    ...(ground.around ?? gridOf(t, half, base.radius + CONTACT, step)).map(({ x, y }) => ({
      x,
      y,
      heading: (heading + 90) % 360,
    })),
  ];
}

/** Points all over the battlefield, from edge to edge, so far from each. */
function gridOf(
  { state: { width, depth } }: LTable,
  fromSides: number,
  fromEdges: number,
  step: number,
): readonly Point[] {
  const points: Point[] = [];
  for (const y of stepsBetween(fromEdges, depth - fromEdges, step)) {
    for (const x of stepsBetween(fromSides, width - fromSides, step)) points.push({ x, y });
  }
  return points;
}

function stepsBetween(from: number, to: number, step: number): readonly number[] {
  const steps: number[] = [];
  for (let at = from; at < to; at += step) steps.push(at);
  return [...steps, to];
}

/** Towards the other long edge. */
export function facing(t: LTable, seat: Seat): number {
  return t.state.players[seat === 0 ? 0 : 1].edge === 'near' ? 0 : 180;
}
