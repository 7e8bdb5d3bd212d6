import { BadInput, isObject, type Pose, type Seat } from '@rangefinder/kernel';
import {
  type DamageCard,
  keys,
  list,
  numbers,
  obstacleToken,
  oneOf,
  optional,
  parsePose,
  placedObstacleToken,
  STANDARD_ARCS,
  type StandardArc,
  text,
  whole,
} from '@rangefinder/xwing';
import { parseUpgrade } from '@rangefinder/xwing/squad';
import { findPilot, unwritten } from './cards/catalog.ts';
import { findCondition } from './cards/conditions.ts';
import { findDamageCard } from './cards/damage.ts';
import { findDevice, remoteFacts } from './cards/devices.ts';
import { SQUAD_CARDS } from './squad/cards.ts';
import {
  type Condition,
  type Device,
  type Feature,
  type Obstacle,
  type ObstacleKindInPlay,
  type Phase,
  TOKENS,
  type Token,
} from './state.ts';

/** A table in mid-game, as a scenario or the sandbox gives it; the named phase is about to start, or going on. */
export interface Position {
  readonly round: number;
  readonly phase: Exclude<Phase, 'setup'>;
  /** What happens at the start of the phase has happened. */
  readonly begun: boolean;
  readonly firstPlayer: Seat;
  readonly ships: readonly PlacedShip[];
  readonly obstacles: readonly Obstacle[];
  readonly devices: readonly Device[];
  readonly features: readonly Feature[];
  readonly decks: readonly PlacedDeck[];
  readonly scores: readonly number[];
}

/** Cards on top of a damage deck, the next one first; or all that is left of it. */
export type PlacedDeck = readonly string[] | { readonly whole: readonly string[] };

export interface PlacedShip {
  readonly id: string;
  readonly seat: Seat;
  /** Ships of two contingents of one player are allied instead of friendly. */
  readonly contingent: number;
  readonly pilot: string;
  readonly upgrades: readonly string[];
  readonly pose: Pose;
  readonly tokens: Partial<Record<Token, number>>;
  readonly locks: readonly string[];
  readonly damage: readonly DamageCard[];
  readonly turret: readonly StandardArc[] | null;
  readonly dial: string | null;
  readonly shields: number | null;
  readonly force: number | null;
  readonly charges: number | null;
  readonly upgradeCharges: Readonly<Record<string, number>>;
  /** Cards that lie facedown under upgrades, by those. */
  readonly under: Readonly<Record<string, string>>;
  /** Upgrades whose back shows. */
  readonly flipped: readonly string[];
  /** The carrier it is docked with. */
  readonly docked: string | null;
  /** The supply cache it tows. */
  readonly cargo: string | null;
  /** Whether its halving was scored. */
  readonly halved: boolean;
  /** Whether it has had its turn in this phase. */
  readonly acted: boolean;
  readonly conditions: readonly Condition[];
}

/** Instead of a maneuver: nobody set the dial (xw2.planning-phase.14). */
export const UNSET = 'unset';

const PHASES: readonly Position['phase'][] = ['planning', 'system', 'activation', 'engagement', 'end'];
const OBSTACLE_KINDS: readonly ObstacleKindInPlay[] = [
  'asteroid',
  'debris-cloud',
  'gas-cloud',
  'electro-chaff',
  'loose-cargo',
  'spare-parts',
  'blaze',
];

/** Reads a position; errors name the place of what is wrong. */
export function parsePosition(raw: unknown): Position {
  const at = 'position';
  const map = keys(raw, at, [
    'round',
    'phase',
    'begun',
    'firstPlayer',
    'ships',
    'obstacles',
    'devices',
    'features',
    'decks',
    'scores',
  ]);
  const ships = list(map.ships, `${at}.ships`).map((ship, i) => parseShip(ship, `${at}.ships[${i}]`));
  const twin = ships.find((ship, i) => ships.findIndex(({ id }) => id === ship.id) < i);
  if (twin) throw new BadInput(`${at}.ships`, `Two ships are called "${twin.id}".`);
  return {
    round: map.round === undefined ? 1 : whole(map.round, `${at}.round`, 1, 99),
    phase: map.phase === undefined ? 'planning' : oneOf(map.phase, `${at}.phase`, PHASES),
    begun: map.begun === true,
    firstPlayer: map.firstPlayer === undefined ? 0 : whole(map.firstPlayer, `${at}.firstPlayer`, 0, 1),
    ships,
    obstacles: list(map.obstacles ?? [], `${at}.obstacles`).map((one, i) =>
      parseObstacle(one, `${at}.obstacles[${i}]`),
    ),
    devices: list(map.devices ?? [], `${at}.devices`).map((one, i) => parseDevice(one, `${at}.devices[${i}]`)),
    features: list(map.features ?? [], `${at}.features`).map((one, i) => parseFeature(one, `${at}.features[${i}]`)),
    decks: list(map.decks ?? [], `${at}.decks`).map((deck, i) => parseDeck(deck, `${at}.decks[${i}]`)),
    scores: list(map.scores ?? [], `${at}.scores`).map((points, i) => whole(points, `${at}.scores[${i}]`, 0, 999)),
  };
}

const SHIP_KEYS = [
  'id',
  'seat',
  'contingent',
  'pilot',
  'upgrades',
  'pose',
  'tokens',
  'locks',
  'damage',
  'turret',
  'dial',
  'shields',
  'force',
  'charges',
  'upgradeCharges',
  'under',
  'flipped',
  'docked',
  'cargo',
  'halved',
  'acted',
  'conditions',
] as const;

function parseShip(raw: unknown, at: string): PlacedShip {
  const map = keys(raw, at, SHIP_KEYS);
  const pilot = typeof map.pilot === 'string' ? findPilot(map.pilot) : undefined;
  if (!pilot) throw new BadInput(`${at}.pilot`, `There is no pilot "${String(map.pilot)}".`);
  const missing = unwritten(pilot);
  if (missing !== undefined) throw new BadInput(`${at}.pilot`, `${missing} It cannot be played yet.`);
  const dial = optional(map.dial, (value) => text(value, `${at}.dial`));
  if (dial !== null && dial !== UNSET && !pilot.maneuvers.has(dial)) {
    throw new BadInput(
      `${at}.dial`,
      `The dial of the ${pilot.type.name} has ${[...pilot.maneuvers.keys()].join(', ')}, not "${dial}".`,
    );
  }
  return {
    id: map.id === undefined ? pilot.id : text(map.id, `${at}.id`),
    seat: whole(map.seat ?? 0, `${at}.seat`, 0, 1),
    contingent: whole(map.contingent ?? 0, `${at}.contingent`, 0, 9),
    pilot: pilot.id,
    upgrades: list(map.upgrades ?? [], `${at}.upgrades`).map((id, i) =>
      parseUpgrade(SQUAD_CARDS, id, `${at}.upgrades[${i}]`),
    ),
    pose: parsePose(map.pose, `${at}.pose`),
    tokens: numbers(map.tokens ?? {}, `${at}.tokens`, (key) => key in TOKENS),
    locks: list(map.locks ?? [], `${at}.locks`).map((id, i) => text(id, `${at}.locks[${i}]`)),
    damage: list(map.damage ?? [], `${at}.damage`).map((card, i) => parseDamage(card, `${at}.damage[${i}]`)),
    turret: optional(map.turret, (value) =>
      list(value, `${at}.turret`).map((arc, i) => oneOf(arc, `${at}.turret[${i}]`, STANDARD_ARCS)),
    ),
    dial,
    shields: optional(map.shields, (value) => whole(value, `${at}.shields`, 0, 20)),
    force: optional(map.force, (value) => whole(value, `${at}.force`, 0, 9)),
    charges: optional(map.charges, (value) => whole(value, `${at}.charges`, 0, 9)),
    upgradeCharges: numbers(map.upgradeCharges ?? {}, `${at}.upgradeCharges`, () => true),
    under: parseUnder(map.under ?? {}, `${at}.under`),
    flipped: list(map.flipped ?? [], `${at}.flipped`).map((id, i) => text(id, `${at}.flipped[${i}]`)),
    docked: optional(map.docked, (value) => text(value, `${at}.docked`)),
    cargo: optional(map.cargo, (value) => text(value, `${at}.cargo`)),
    halved: map.halved === true,
    acted: map.acted === true,
    conditions: list(map.conditions ?? [], `${at}.conditions`).map((one, i) =>
      parseCondition(one, `${at}.conditions[${i}]`),
    ),
  };
}

/** `{ razorcrest: deadmansswitch }` */
function parseUnder(raw: unknown, at: string): Record<string, string> {
  if (!isObject(raw)) throw new BadInput(at, 'A map of upgrades to the cards under them is expected here.');
  return Object.fromEntries(
    Object.entries(raw).map(([id, under]) => [id, parseUpgrade(SQUAD_CARDS, under, `${at}.${id}`)]),
  );
}

/** `directhit` lies faceup; `{ card, faceup: false }` says otherwise; `seen: true` that somebody knows it. */
function parseDamage(raw: unknown, at: string): DamageCard {
  if (typeof raw === 'string') return { card: damageCard(raw, at), faceup: true };
  const { card, faceup, seen } = keys(raw, at, ['card', 'faceup', 'seen']);
  const damage = { card: damageCard(card, `${at}.card`), faceup: faceup !== false };
  return seen === true ? { ...damage, seen } : damage;
}

/** `[directhit]` lies on top; `{ whole: [directhit] }` is the whole deck. */
function parseDeck(raw: unknown, at: string): PlacedDeck {
  const cards = (found: unknown) => list(found, at).map((card, i) => damageCard(card, `${at}[${i}]`));
  return isObject(raw) ? { whole: cards(keys(raw, at, ['whole']).whole) } : cards(raw);
}

/** Assigned by a seat and, perhaps, one of its ships; `secret` lies facedown. */
function parseCondition(raw: unknown, at: string): Condition {
  const { card, by, source, secret, damage, points } = keys(raw, at, [
    'card',
    'by',
    'source',
    'secret',
    'damage',
    'points',
  ]);
  const known = findCondition(text(card, `${at}.card`));
  if (!known) throw new BadInput(`${at}.card`, `There is no condition "${String(card)}".`);
  return {
    card: known.id,
    by: whole(by, `${at}.by`, 0, 1),
    source: source === undefined || source === '' ? '' : text(source, `${at}.source`),
    secret: secret === true,
    ...(damage === undefined ? {} : { damage: damageCard(damage, `${at}.damage`) }),
    ...(points === undefined ? {} : { points: whole(points, `${at}.points`, 0, 99) }),
  };
}

function damageCard(raw: unknown, at: string): string {
  if (typeof raw !== 'string' || !findDamageCard(raw))
    throw new BadInput(at, `There is no damage card "${String(raw)}".`);
  return raw;
}

function parseObstacle(raw: unknown, at: string): Obstacle {
  const { id, kind, token, pose, fuses } = keys(raw, at, ['id', 'kind', 'token', 'pose', 'fuses']);
  const name = text(token, `${at}.token`);
  const known = obstacleToken(name) ?? placedObstacleToken(name);
  if (!known) throw new BadInput(`${at}.token`, `"${name}" is not an obstacle whose outline is known.`);
  return {
    id: id === undefined ? known.id : text(id, `${at}.id`),
    kind: kind === undefined ? known.kind : oneOf(kind, `${at}.kind`, OBSTACLE_KINDS),
    token: known.id,
    pose: parsePose(pose, `${at}.pose`),
    fuses: whole(fuses ?? 0, `${at}.fuses`, 0, 9),
  };
}

function parseDevice(raw: unknown, at: string): Device {
  const { id, device, seat, source, pose, fuses, damage, locks, charges } = keys(raw, at, [
    'id',
    'device',
    'seat',
    'source',
    'pose',
    'fuses',
    'damage',
    'locks',
    'charges',
    'acted',
    'destroyed',
    'detonating',
  ]);
  const known = findDevice(text(device, `${at}.device`));
  if (!known) throw new BadInput(`${at}.device`, `There is no device "${String(device)}".`);
  return {
    id: id === undefined ? known.id : text(id, `${at}.id`),
    device: known.id,
    seat: whole(seat ?? 0, `${at}.seat`, 0, 1),
    source: source === undefined || source === '' ? '' : text(source, `${at}.source`),
    pose: parsePose(pose, `${at}.pose`),
    fuses: whole(fuses ?? 0, `${at}.fuses`, 0, 9),
    damage: list(damage ?? [], `${at}.damage`).map((card, i) => damageCard(card, `${at}.damage[${i}]`)),
    acted: false,
    locks: list(locks ?? [], `${at}.locks`).map((target, i) => text(target, `${at}.locks[${i}]`)),
    charges: whole(charges ?? remoteFacts(known.id)?.charges ?? 0, `${at}.charges`, 0, 9),
    destroyed: false,
    detonating: false,
  };
}

function parseFeature(raw: unknown, at: string): Feature {
  const { id, kind, pose, controller } = keys(raw, at, ['id', 'kind', 'pose', 'controller']);
  return {
    id: text(id, `${at}.id`),
    kind: oneOf(kind, `${at}.kind`, ['satellite', 'cache']),
    pose: parsePose(pose, `${at}.pose`),
    controller: optional(controller, (value) => whole(value, `${at}.controller`, 0, 1)),
  };
}
