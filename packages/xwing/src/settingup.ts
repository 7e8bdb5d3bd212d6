import type { Pose } from '@rangefinder/geometry';
import { askWords, type Candidate, type Procedure, type RuleId, type Seat, type Violation } from '@rangefinder/kernel';
import type { StandardArc } from './arc.ts';
import { baseAt } from './base.ts';
import { updateContact } from './contact.ts';
import type { Field, FieldShip } from './field.ts';
import type { FieldEvent } from './fieldevents.ts';
import { overlapsAny } from './flying.ts';
import type { LyingObstacle } from './laid.ts';
import { isInsidePlayArea } from './playarea.ts';
import { playerOf } from './players.ts';
import { refuse } from './refusals.ts';
import { isInZone, type OwnEdge, shipPlaces } from './shipplaces.ts';
import { pickOne, place } from './topics.ts';

type SetupEvent = Extract<FieldEvent, { readonly type: 'edge' | 'obstacle-placed' | 'ship-placed' | 'turret' }>;

interface SetupPlayer {
  edge: OwnEdge;
  /** Obstacles still to be placed. */
  readonly obstacles: string[];
}

/** A table that is set up. */
interface SetupTable {
  readonly state: { readonly players: readonly [SetupPlayer, SetupPlayer] };
  emit(event: SetupEvent): void;
}

/** A player takes one edge, and the other player gets the opposite one. */
export function* chooseEdge(t: SetupTable, seat: Seat, rule: RuleId): Procedure<void> {
  const options = [{ key: 'bottom' as const }, { key: 'top' as const }];
  const { key: edge } = yield* pickOne({ seat, topic: 'edge', rule, options });
  playerOf(t.state, seat).edge = edge;
  playerOf(t.state, 1 - seat).edge = edge === 'bottom' ? 'top' : 'bottom';
  t.emit({ type: 'edge', rule, seat, edge });
}

/** An edition may offer more under these names than setup does. */
const { pickOne: pickForSetup } = askWords<{
  'choose-obstacle': { readonly obstacle: string };
  'point-turret': { readonly arcs: readonly StandardArc[] };
}>();

/** What an edition says about placing obstacles. */
export interface PlacingObstacles {
  readonly rule: RuleId;
  placesFor(token: string): readonly Candidate[];
  whyNot(token: string, pose: Pose): Violation | undefined;
  /** Puts it on the table. */
  put(token: string, pose: Pose): void;
}

/** In player order, one each in turn; one that fits nowhere stays out. */
export function* placeObstacles(
  t: SetupTable & { playerOrder(): readonly Seat[] },
  edition: PlacingObstacles,
): Procedure<void> {
  const { rule } = edition;
  for (const seat of t.playerOrder()) {
    const { obstacles } = playerOf(t.state, seat);
    const options = obstacles.map((token, index) => ({
      key: `${token}:${index}`,
      about: { obstacle: token },
      token,
      index,
    }));
    if (options.length === 0) continue;
    const { token, index } = yield* pickForSetup({ seat, topic: 'choose-obstacle', rule, options });
    obstacles.splice(index, 1);
    yield* placeObstacle(t, edition, seat, token);
  }
}

function* placeObstacle(
  t: SetupTable,
  { rule, placesFor, whyNot, put }: PlacingObstacles,
  seat: Seat,
  token: string,
): Procedure<void> {
  const candidates = placesFor(token);
  if (candidates.length === 0) return;
  const { poses } = yield* place({
    seat,
    topic: 'place-obstacle',
    rule,
    about: { obstacle: token },
    pieces: [token],
    candidates,
    check: ([pose]) => (pose ? whyNot(token, pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  put(token, pose);
  t.emit({ type: 'obstacle-placed', rule, seat, obstacle: token, pose });
}

/** What an edition says about placing ships. */
export interface PlacingShips<Ship> {
  readonly rules: { readonly place: RuleId; readonly inside: RuleId };
  /** Whether a card lets a ship stand outside its zone. */
  mayBePlaced(ship: Ship, pose: Pose): boolean;
}

/** A player places a ship within range 1 of their edge; answers whether there was room. */
export function* placeShip<Ship extends FieldShip & { place: FieldShip['place'] }>(
  t: SetupTable & Field<Ship, LyingObstacle>,
  ship: Ship,
  edition: PlacingShips<Ship>,
): Procedure<boolean> {
  const rule = edition.rules.place;
  const candidates = shipPlaces(t, ship, playerOf(t.state, ship.seat).edge);
  if (candidates.length === 0) return false;
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-ship',
    rule,
    about: { ship: ship.id },
    pieces: [ship.id],
    candidates,
    check: ([pose]) => (pose ? whyNotShip(t, ship, pose, edition) : undefined),
  });
  const [pose = ship.pose] = poses;
  ship.pose = pose;
  ship.place = 'play';
  updateContact(t, ship, []);
  t.emit({ type: 'ship-placed', rule, ship: ship.id, pose });
  return true;
}

function whyNotShip<Ship extends FieldShip>(
  t: SetupTable & Field<Ship, LyingObstacle>,
  ship: Ship,
  pose: Pose,
  { rules, mayBePlaced }: PlacingShips<Ship>,
): Violation | undefined {
  const size = t.sizeOf(ship);
  const base = baseAt(size, pose);
  if (!isInsidePlayArea(t, base)) return refuse(rules.inside, 'base-outside');
  const { edge } = playerOf(t.state, ship.seat);
  if (!isInZone(t.playArea, edge, size, base) && !mayBePlaced(ship, pose))
    return refuse(rules.place, 'far-from-own-edge');
  return overlapsAny(t, ship, pose) ? refuse(rules.place, 'ship-there') : undefined;
}

/** A player points the turret of a ship. */
export function* pointTurret(
  t: Pick<SetupTable, 'emit'>,
  ship: { readonly id: string; readonly seat: Seat; turret: StandardArc[] },
  places: readonly (readonly StandardArc[])[],
  rule: RuleId,
): Procedure<void> {
  const options = places.map((arcs) => ({ key: arcs.join('+'), about: { arcs }, arcs }));
  const about = { ship: ship.id };
  const { arcs } = yield* pickForSetup({ seat: ship.seat, topic: 'point-turret', rule, about, options });
  ship.turret = [...arcs];
  t.emit({ type: 'turret', rule, ship: ship.id, arcs: [...arcs] });
}
