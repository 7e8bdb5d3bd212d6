import type { Pose } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import {
  baseAt,
  boostTo,
  crossingOf,
  flightsOf,
  type Ground,
  isInsidePlayArea,
  kindOf,
  type Maneuver,
  obstaclesCrossed,
  type Reposition,
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
import { DEFAULT_MANEUVER, ION_MANEUVER, isForbidden } from '../src/rules/activation.ts';
import { withDifficulty } from '../src/rules/maneuver.ts';
import { boostBearings, type How, rolling, rollWays, templateSpeed, whyNotThere } from '../src/rules/reposition.ts';
import { tallonEnds } from '../src/rules/tallon.ts';
import { isIonized } from '../src/rules/tokens.ts';
import type { Ship } from '../src/state.ts';
import type { XTable } from '../src/table.ts';
import type { XwingView } from '../src/view.ts';

/** Every option of a request that moves a ship, as a ghost. */
export const ghostsOf = rememberedGhosts(ghostsNow);

function ghostsNow(view: XwingView, request: RequestView): readonly Ghost[] {
  const id = shipOfRequest(request);
  const t = askRules(view);
  const ship = id === null ? undefined : t.findShip(id);
  if (ship?.place !== 'play') return [];
  if (request.kind === 'place') return placeGhosts(t, ship, request);
  if (request.options.some(({ key }) => pilotCard(ship.pilot).maneuvers.has(key))) {
    const onDial = request.topic === 'set-dial';
    return request.options.flatMap(({ key }) => maneuverGhost(t, ship, key, onDial) ?? []);
  }
  return repositionWays(t, ship, request.topic).flatMap(({ key, ends, how }) =>
    request.options.some((one) => one.key === key)
      ? moveGhost(key, ship, ends, (end) => whyNotThere(t, ship, end, how), metBy(t, ship))
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
function maneuverGhost(t: XTable, ship: Ship, key: string, onDial: boolean): Ghost | undefined {
  const printed = pilotCard(ship.pilot).maneuvers.get(key);
  if (!printed) return undefined;
  const planned = withDifficulty(t, ship, printed);
  if (onDial && isIonized(t, ship)) return flying(t, ship, key, ION_MANEUVER, planned, 'ionized');
  const forbidden = onDial && isForbidden(t, ship, planned);
  return flying(t, ship, key, forbidden ? DEFAULT_MANEUVER : planned, planned, forbidden ? 'forbidden' : null);
}

/** A maneuver as the ship would fly it. */
function flying(
  t: XTable,
  ship: Ship,
  key: string,
  maneuver: Maneuver,
  { difficulty }: Maneuver,
  replaced: Ghost['replaced'],
): Ghost {
  const { speed, bearing } = maneuver;
  const { free } = kindOf(bearing) === 'tallon' ? tallonEnds(t, ship, maneuver) : flightsOf(t, ship, speed, bearing);
  return flownGhost(t, ship, { key, maneuver, difficulty, replaced }, free, metBy(t, ship));
}

/** What a ship meets on the way to a place. */
function metBy(t: XTable, ship: Ship): (end: Pose, ground: Ground) => Pick<Ghost, 'crosses' | 'flees'> {
  return (end, ground) => {
    const there = { ...ship, pose: end };
    const flees = !isInsidePlayArea(t.state, baseAt(t.sizeOf(ship), end));
    const rocks = obstaclesCrossed(t, there, ship.pose, { ground }, 'count').map(({ obstacle, how }) => ({
      id: obstacle.id,
      on: how === 'overlapped',
    }));
    const bombs = t.state.bombs.flatMap((bomb) => {
      const crossing = crossingOf(t, there, ship.pose, { ground }, t.bomb(bomb));
      return crossing ? [{ id: bomb.id, on: crossing.how === 'overlapped' }] : [];
    });
    return { flees, crosses: [...rocks, ...bombs] };
  };
}

interface Way {
  readonly key: string;
  readonly ends: readonly Reposition[];
  readonly how: How;
}

/** The ways that are declared before one of their ends is chosen. */
function repositionWays(t: XTable, ship: Ship, topic: string): readonly Way[] {
  if (topic === 'roll-side') return rollsOf(t, ship, 'barrel-roll');
  if (topic === 'boost-template') return boostsOf(t, ship, 'boost');
  return topic === 'decloak' ? [...rollsOf(t, ship, 'decloak'), ...boostsOf(t, ship, 'decloak')] : [];
}

function rollsOf(t: XTable, ship: Ship, how: How): readonly Way[] {
  return rollWays(t, ship, how).map((way) => ({ key: way.key, ends: rolling(t, ship, way, how).ends, how }));
}

function boostsOf(t: XTable, ship: Ship, how: How): readonly Way[] {
  const speed = templateSpeed(t, ship, how);
  return boostBearings(t, ship).map((key) => ({ key, ends: [boostTo(t, ship, key, speed)], how }));
}

/** Candidates of a place request about one ship on the table; between them it may be dragged along the template. */
function placeGhosts(t: XTable, ship: Ship, request: RequestView & { kind: 'place' }): Ghost[] {
  if (request.pieces.length !== 1 || request.pieces[0] !== ship.id) return [];
  return request.candidates.map(({ key, poses }) =>
    newGhost({ key, ship: ship.id, ends: poses, ...metBy(t, ship)(poses[0] ?? ship.pose, []) }),
  );
}
