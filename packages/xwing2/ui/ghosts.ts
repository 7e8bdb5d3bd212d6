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
} from '@rangefinder/xwing';
import {
  flownGhost,
  type Ghost,
  moveGhost,
  newGhost,
  planned,
  rememberedGhosts,
  shipOfRequest,
} from '@rangefinder/xwing/ui';
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
    request.options.some((one) => one.key === key)
      ? moveGhost(
          key,
          ship,
          ends,
          (end) => whyNotThere(t, ship, end, HOW[request.topic] ?? request.topic),
          metBy(t, ship),
        )
      : [],
  );
}

/** Where the dials lead that one has set, but for the ship that is asked for. */
export function plansOf(view: XwingView, request: RequestView): readonly Ghost[] {
  const t = askRules(view);
  return planned(view, request, (id, dial) => {
    const ship = t.findShip(id);
    return ship && maneuverGhost(t, ship, dial, true);
  });
}

/** Where a ship would get with a maneuver of its dial; undefined when the dial has no such. */
export function maneuverGhost(t: XTable, ship: Ship, key: string, onDial: boolean): Ghost | undefined {
  const printed = pilotCard(ship.pilot).maneuvers.get(key);
  if (!printed) return undefined;
  const planned = onDial ? withDifficulty(t, ship, printed) : printed;
  if (!onDial) return flying(t, ship, key, planned, planned.difficulty, null);
  if (isIonized(t, ship)) return flying(t, ship, key, ionManeuver(key), planned.difficulty, 'ionized');
  const replaced = whyNotFly(t, ship, planned) ? 'forbidden' : null;
  return flying(t, ship, key, replaced ? STRESS_MANEUVER : planned, planned.difficulty, replaced);
}

/** A maneuver as the ship would fly it. */
export function flying(
  t: XTable,
  ship: Ship,
  key: string,
  maneuver: Maneuver,
  difficulty: Difficulty,
  replaced: Ghost['replaced'],
): Ghost {
  const { free } = flightsOf(t, ship, maneuver.speed, maneuver.bearing);
  return flownGhost(t, ship, { key, maneuver, difficulty, replaced }, free, metBy(t, ship));
}

/** What a ship meets on the way to a place. */
function metBy(t: XTable, ship: Ship): (end: Pose, ground: Ground) => Pick<Ghost, 'crosses' | 'flees'> {
  return (end, ground) => {
    const flees = !isInsidePlayArea(t.state, baseAt(t.sizeOf(ship), end));
    const crosses = crossingsOf(t, { ...ship, pose: end }, ship.pose, { ground }).map(({ obstacle, device, how }) => ({
      id: obstacle?.id ?? device?.id ?? '',
      on: how === 'overlapped',
    }));
    return { flees, crosses };
  };
}

/** The speed of the template a reposition must use if it can. */
function speedOfRequest({ about }: Pick<RequestView, 'about'>): number {
  return typeof about === 'object' && about !== null && 'speed' in about && typeof about.speed === 'number'
    ? about.speed
    : 1;
}

/** What a ship is doing that declares such a way. */
const HOW: Readonly<Record<string, string>> = { 'roll-side': 'barrel-roll', 'boost-template': 'boost' };

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
    newGhost({ key, ship: ship.id, ends: poses, ...metBy(t, ship)(poses[0] ?? ship.pose, []) }),
  );
}
