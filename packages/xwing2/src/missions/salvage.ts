import { type ConvexPolygon, type Pose, snap } from '@rangefinder/geometry';
import type { Candidate, Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { baseAt, isInsidePlayArea } from '@rangefinder/xwing';
import { pickOne, place } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { actionChoice } from '../rules/actions.ts';
import { BOARD } from '../rules/playarea.ts';
import { removeToken } from '../rules/tokens.ts';
import type { Ship } from '../state.ts';
import { markerAt, type XTable } from '../table.ts';
import { fiveMarkers, mission } from './mission.ts';

const TOWS_ALREADY = refuse('xw2.missions.salvage.3', 'tows-already');
const TOO_HEAVY_NOW = refuse('xw2.missions.salvage.6', 'towing');

/** Salvage Mission: tow supply caches and keep them. */
export const salvage = mission({
  markers: fiveMarkers('cache'),
  objectives(t) {
    return [0, 1].map((seat) => {
      const points = t.friendsOf(seat).filter(({ cargo }) => cargo !== null).length;
      return { seat, points, why: 'caches', rule: 'xw2.missions.salvage.1' };
    });
  },
  actions: [actionChoice({ key: 'tow', difficulty: 'white', perform: tow })],
  forbids(ship, action) {
    if (ship.cargo === null) return undefined;
    if (action === 'tow') return TOWS_ALREADY;
    return TOO_HEAVY.includes(action) ? TOO_HEAVY_NOW : undefined;
  },
  *critSuffered(t, ship) {
    yield* jettison(t, ship, ship.pose, 'xw2.missions.salvage.8');
  },
  *activationEnds(t, ship) {
    if (ship.cargo === null) return;
    const { key } = yield* pickOne({
      seat: ship.seat,
      topic: 'jettison',
      rule: 'xw2.missions.salvage.7',
      about: { ship: ship.id },
      options: [{ key: 'keep' }, { key: 'jettison' }],
    });
    if (key === 'jettison') yield* jettison(t, ship, ship.pose, 'xw2.missions.salvage.7');
  },
  leaves: jettison,
});

const TOO_HEAVY: readonly string[] = ['barrel-roll', 'boost', 'cloak', 'slam'];

/** xw2.missions.salvage.2, .4, .5 */
function* tow(t: XTable, ship: Ship): Procedure<boolean> {
  const options = t.state.features
    .filter((cache) => t.isWithin(1, t.base(ship), t.feature(cache)))
    .map((cache) => ({ key: cache.id, about: { piece: cache.id }, cache }));
  if (options.length === 0) return false;
  const { cache } = yield* pickOne({
    seat: ship.seat,
    topic: 'tow',
    rule: 'xw2.missions.salvage.2',
    about: { ship: ship.id },
    options,
  });
  t.state.features = t.state.features.filter((other) => other !== cache);
  ship.cargo = cache.id;
  t.emit({ type: 'cargo', rule: 'xw2.missions.salvage.2', ship: ship.id, feature: cache.id, taken: true });
  removeToken(t, ship, 'cloak', ship.tokens.cloak, 'xw2.missions.salvage.5');
  return true;
}

/** The cache leaves the ship's card; the opposing player places it at range 1 of where the ship stood. */
function* jettison(t: XTable, ship: Ship, from: Pose, rule: RuleId): Procedure<void> {
  const cache = ship.cargo;
  if (cache === null) return;
  ship.cargo = null;
  t.emit({ type: 'cargo', rule, ship: ship.id, feature: cache, taken: false });
  const stood = onTable(from);
  const base = baseAt(t.sizeOf(ship), stood);
  const seat = 1 - ship.seat;
  const { poses } = yield* place({
    seat,
    topic: 'place-cache',
    rule,
    about: { ship: ship.id },
    pieces: [cache],
    candidates: placesAround(t, base, stood),
    check: ([pose]) => (pose ? whyNotCache(t, base, pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  t.state.features.push({ id: cache, kind: 'cache', pose, controller: null });
  t.emit({ type: 'feature-placed', rule, seat, feature: cache, pose });
}

/** A ship that left the table altogether is measured from the edge it crossed. */
function onTable({ x, y, heading }: Pose): Pose {
  return { x: Math.min(BOARD, Math.max(0, x)), y: Math.min(BOARD, Math.max(0, y)), heading };
}

/** Overlaps are allowed (see the notes); touching the ship is range 0. */
function whyNotCache(t: XTable, base: ConvexPolygon, pose: Pose): Violation | undefined {
  const marker = markerAt(pose);
  if (!isInsidePlayArea(t.state, marker)) return refuse('xw2.missions.salvage.7', 'cache-outside');
  return t.bandBetween(base, marker) === 1 ? undefined : refuse('xw2.missions.salvage.7', 'cache-not-at-range');
}

/** Twelve directions, near and far; towards the middle of the table there is always room. */
function placesAround(t: XTable, base: ConvexPolygon, from: Pose): Candidate[] {
  const places: Candidate[] = [];
  for (let clock = 0; clock < 12; clock++) {
    const angle = (clock * Math.PI) / 6;
    for (const far of [60, 110]) {
      const reach = base.outer + far;
      const pose: Pose = {
        x: snap(from.x + Math.sin(angle) * reach),
        y: snap(from.y + Math.cos(angle) * reach),
        heading: 0,
      };
      if (!whyNotCache(t, base, pose)) places.push({ key: `clock:${clock}:${far}`, poses: [pose] });
    }
  }
  return places;
}
