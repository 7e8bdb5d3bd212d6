import type { Pose } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import {
  type BoostBearing,
  baseAt,
  boostTo,
  type Difficulty,
  flightsOf,
  type Ground,
  isInsidePlayArea,
  type Maneuver,
  type Reposition,
  rollsTo,
  stoppedShort,
} from '@rangefinder/xwing';
import { type Ghost, newGhost, rememberedGhosts, shipOfRequest } from '@rangefinder/xwing/ui';
import { askRules } from '../src/asking.ts';
import { pilotCard } from '../src/cards/catalog.ts';
import { ionManeuver, whyNotFly } from '../src/rules/activation.ts';
import { crossingsOf } from '../src/rules/crossings.ts';
import { STRESS_MANEUVER, withDifficulty } from '../src/rules/maneuver.ts';
import { fastestEnds, rollWays, whyNotThere } from '../src/rules/reposition.ts';
import { decloakWays } from '../src/rules/system.ts';
import { isIonized } from '../src/rules/tokens.ts';
import type { Ship } from '../src/state.ts';
import type { XTable } from '../src/table.ts';
import type { XwingView } from '../src/view.ts';

/** Topics whose options are maneuvers of a dial that is yet to be revealed. */
const DIALS: readonly string[] = ['set-dial', 'change-dial', 'reset-dial'];

/** Every option of a request that moves a ship, as a ghost. */
export const ghostsOf = rememberedGhosts(ghostsNow);

function ghostsNow(view: XwingView, request: RequestView): readonly Ghost[] {
  const id = shipOfRequest(request);
  const t = askRules(view);
  const ship = id === null ? undefined : t.findShip(id);
  if (ship?.place !== 'play') return [];
  if (request.kind === 'place') return placeGhosts(t, ship, request);
  if (request.options.some(({ key }) => pilotCard(ship.pilot).maneuvers.has(key))) {
    return request.options.flatMap(({ key }) => maneuverGhost(t, ship, key, DIALS.includes(request.topic)) ?? []);
  }
  const ways = repositionWays(t, ship, request);
  return ways.flatMap(({ key, ends }) =>
    request.options.some((one) => one.key === key) ? moveGhost(t, ship, key, ends, request.topic) : [],
  );
}

/** Where a ship would get with a maneuver of its dial; undefined when the dial has no such. */
export function maneuverGhost(t: XTable, ship: Ship, key: string, onDial: boolean): Ghost | undefined {
  const printed = pilotCard(ship.pilot).maneuvers.get(key);
  if (!printed) return undefined;
  const planned = onDial ? withDifficulty(t, ship, printed) : printed;
  if (!onDial) return flownGhost(t, ship, key, planned, planned.difficulty, null);
  if (isIonized(t, ship)) return flownGhost(t, ship, key, ionManeuver(key), planned.difficulty, 'ionized');
  const replaced = whyNotFly(t, ship, planned) ? 'forbidden' : null;
  return flownGhost(t, ship, key, replaced ? STRESS_MANEUVER : planned, planned.difficulty, replaced);
}

/** Where a maneuver ends: fully executed, or moved back along its template. */
export function flownGhost(
  t: XTable,
  ship: Ship,
  key: string,
  maneuver: Maneuver,
  difficulty: Difficulty,
  replaced: Ghost['replaced'],
): Ghost {
  const { speed, bearing } = maneuver;
  const { free } = flightsOf(t, ship, speed, bearing);
  const [first] = free;
  const still = bearing === 'stationary';
  const { stop, bumped } = first || still ? { stop: null, bumped: [] } : stoppedShort(t, ship, speed, bearing);
  const ends = still ? [ship.pose] : stop ? [stop.pose] : free.map(({ pose }) => pose);
  const ground = still ? [] : (stop?.ground ?? first?.ground ?? []);
  const seen = met(t, ship, ends[0] ?? ship.pose, ground);
  return newGhost({ key, ship: ship.id, ends, maneuver, difficulty, replaced, ground, bumps: bumped, ...seen });
}

/** What a ship meets on the way to a place. */
function met(t: XTable, ship: Ship, end: Pose, ground: Ground): Pick<Ghost, 'crosses' | 'flees'> {
  const flees = !isInsidePlayArea(t.state, baseAt(t.sizeOf(ship), end));
  const crosses = crossingsOf(t, { ...ship, pose: end }, ship.pose, { ground }).map(({ obstacle, device, how }) => ({
    id: obstacle?.id ?? device?.id ?? '',
    on: how === 'overlapped',
  }));
  return { flees, crosses };
}

function moveGhost(t: XTable, ship: Ship, key: string, ends: readonly Reposition[], how: string): Ghost {
  const legal = ends.filter((end) => !whyNotThere(t, ship, end, how));
  const shown = legal.length > 0 ? legal : ends;
  const [first] = shown;
  return newGhost({
    key,
    ship: ship.id,
    ends: shown.map(({ pose }) => pose),
    ground: first?.way.ground ?? [],
    refused: legal.length === 0 && first ? (whyNotThere(t, ship, first, how)?.rule ?? null) : null,
    ...met(t, ship, first?.pose ?? ship.pose, first?.way.ground ?? []),
  });
}

/** The speed of the template a reposition must use if it can. */
function speedOfRequest({ about }: Pick<RequestView, 'about'>): number {
  return typeof about === 'object' && about !== null && 'speed' in about && typeof about.speed === 'number'
    ? about.speed
    : 1;
}

/** The ways that are declared before one of their ends is chosen. */
function repositionWays(t: XTable, ship: Ship, request: RequestView): { key: string; ends: readonly Reposition[] }[] {
  const { topic } = request;
  const fastest = speedOfRequest(request);
  if (topic === 'roll-side') {
    return rollWays(t, ship, 'barrel-roll').map((way) => ({
      key: way.key,
      ends: fastestEnds(t, ship, fastest, 'barrel-roll', (speed) => rollsTo(t, ship, way, speed)),
    }));
  }
  if (topic === 'boost-template') {
    return BOOSTS.map((key) => ({
      key,
      ends: fastestEnds(t, ship, fastest, 'boost', (speed) => [boostTo(t, ship, key, speed)]),
    }));
  }
  return topic === 'decloak' ? decloakWays(t, ship, t.sizeOf(ship) === 'small' ? 2 : 1) : [];
}

const BOOSTS: readonly BoostBearing[] = ['straight', 'left-bank', 'right-bank', 'left-turn', 'right-turn'];

/** Candidates of a place request about one ship on the table. */
function placeGhosts(t: XTable, ship: Ship, request: RequestView & { kind: 'place' }): Ghost[] {
  if (request.free || request.pieces.length !== 1 || request.pieces[0] !== ship.id) return [];
  return request.candidates.map(({ key, poses }) =>
    newGhost({ key, ship: ship.id, ends: poses, ...met(t, ship, poses[0] ?? ship.pose, []) }),
  );
}
