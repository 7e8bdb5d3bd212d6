import { BadInput, type Pose, type Seat } from '@rangefinder/kernel';
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
import { findBomb } from './cards/bombs.ts';
import { findPilot, unwritten } from './cards/catalog.ts';
import { findCondition } from './cards/conditions.ts';
import { findDamageCard } from './cards/damage.ts';
import { SQUAD_CARDS } from './squad/cards.ts';
import { type Bomb, type Condition, type Obstacle, type Phase, TOKENS, type Token } from './state.ts';

/** A table in mid-game, as a scenario or the sandbox gives it; the named phase is about to start, or going on. */
export interface Position {
  readonly round: number;
  readonly phase: Exclude<Phase, 'setup'>;
  /** What happens at the start of the phase has happened. */
  readonly begun: boolean;
  /** Who has initiative. */
  readonly firstPlayer: Seat;
  readonly ships: readonly PlacedShip[];
  readonly obstacles: readonly Obstacle[];
  readonly bombs: readonly Bomb[];
  readonly decks: readonly PlacedDeck[];
  readonly discards: readonly (readonly string[])[];
  readonly scores: readonly number[];
}

/** Cards on top of a damage deck, the next one first; or all that is left of it. */
export type PlacedDeck = readonly string[] | { readonly whole: readonly string[] };

export interface PlacedShip {
  readonly id: string;
  readonly seat: Seat;
  readonly pilot: string;
  readonly upgrades: readonly string[];
  readonly pose: Pose;
  readonly tokens: Partial<Record<Token, number>>;
  readonly locks: readonly string[];
  readonly damage: readonly DamageCard[];
  readonly turret: readonly StandardArc[] | null;
  readonly dial: string | null;
  readonly shields: number | null;
  /** Ordnance tokens and the like, by upgrade. */
  readonly counters: Readonly<Record<string, number>>;
  /** Upgrades that were discarded, and those whose back shows. */
  readonly discarded: readonly string[];
  readonly flipped: readonly string[];
  /** Ships it touches. */
  readonly touching: readonly string[];
  /** The carrier it is docked with. */
  readonly docked: string | null;
  /** Whether it has had its turn in this phase. */
  readonly acted: boolean;
  /** Actions it performed this round. */
  readonly performed: readonly string[];
  readonly conditions: readonly Condition[];
}

/** Instead of a maneuver: nobody set the dial. */
export const UNSET = 'unset';

const PHASES: readonly Position['phase'][] = ['planning', 'activation', 'combat', 'end'];

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
    'bombs',
    'decks',
    'discards',
    'scores',
  ]);
  const ships = list(map.ships, `${at}.ships`).map((ship, i) => parseShip(ship, `${at}.ships[${i}]`));
  const twin = ships.find((ship, i) => ships.findIndex(({ id }) => id === ship.id) < i);
  if (twin) throw new BadInput(`${at}.ships`, `Two ships are called "${twin.id}".`);
  const each = <T>(found: unknown, name: string, parse: (one: unknown, where: string) => T): T[] =>
    list(found ?? [], `${at}.${name}`).map((one, i) => parse(one, `${at}.${name}[${i}]`));
  return {
    round: map.round === undefined ? 1 : whole(map.round, `${at}.round`, 1, 99),
    phase: map.phase === undefined ? 'planning' : oneOf(map.phase, `${at}.phase`, PHASES),
    begun: map.begun === true,
    firstPlayer: map.firstPlayer === undefined ? 0 : whole(map.firstPlayer, `${at}.firstPlayer`, 0, 1),
    ships,
    obstacles: each(map.obstacles, 'obstacles', parseObstacle),
    bombs: each(map.bombs, 'bombs', parseBomb),
    decks: each(map.decks, 'decks', parseDeck),
    discards: each(map.discards, 'discards', damageCards),
    scores: each(map.scores, 'scores', (points, where) => whole(points, where, 0, 999)),
  };
}

const SHIP_KEYS = [
  'id',
  'seat',
  'pilot',
  'upgrades',
  'pose',
  'tokens',
  'locks',
  'damage',
  'turret',
  'dial',
  'shields',
  'counters',
  'discarded',
  'flipped',
  'touching',
  'docked',
  'acted',
  'performed',
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
    const known = [...pilot.maneuvers.keys()].join(', ');
    throw new BadInput(`${at}.dial`, `The dial of the ${pilot.type.name} has ${known}, not "${dial}".`);
  }
  const names = (found: unknown, name: string) =>
    list(found ?? [], `${at}.${name}`).map((id, i) => text(id, `${at}.${name}[${i}]`));
  return {
    id: map.id === undefined ? pilot.id : text(map.id, `${at}.id`),
    seat: whole(map.seat ?? 0, `${at}.seat`, 0, 1),
    pilot: pilot.id,
    upgrades: list(map.upgrades ?? [], `${at}.upgrades`).map((id, i) =>
      parseUpgrade(SQUAD_CARDS, id, `${at}.upgrades[${i}]`),
    ),
    pose: parsePose(map.pose, `${at}.pose`),
    tokens: numbers(map.tokens ?? {}, `${at}.tokens`, (key) => key in TOKENS),
    locks: names(map.locks, 'locks'),
    damage: list(map.damage ?? [], `${at}.damage`).map((card, i) => parseDamage(card, `${at}.damage[${i}]`)),
    turret: optional(map.turret, (value) =>
      list(value, `${at}.turret`).map((arc, i) => oneOf(arc, `${at}.turret[${i}]`, STANDARD_ARCS)),
    ),
    dial,
    shields: optional(map.shields, (value) => whole(value, `${at}.shields`, 0, 20)),
    counters: numbers(map.counters ?? {}, `${at}.counters`, () => true),
    discarded: names(map.discarded, 'discarded'),
    flipped: names(map.flipped, 'flipped'),
    touching: names(map.touching, 'touching'),
    docked: optional(map.docked, (value) => text(value, `${at}.docked`)),
    acted: map.acted === true,
    performed: names(map.performed, 'performed'),
    conditions: list(map.conditions ?? [], `${at}.conditions`).map((one, i) =>
      parseCondition(one, `${at}.conditions[${i}]`),
    ),
  };
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
  return Array.isArray(raw) ? damageCards(raw, at) : { whole: damageCards(keys(raw, at, ['whole']).whole, at) };
}

function damageCards(raw: unknown, at: string): readonly string[] {
  return list(raw, at).map((card, i) => damageCard(card, `${at}[${i}]`));
}

/** Assigned by a seat and, perhaps, one of its ships. */
function parseCondition(raw: unknown, at: string): Condition {
  const { card, by, source, damage } = keys(raw, at, ['card', 'by', 'source', 'damage']);
  const known = findCondition(text(card, `${at}.card`));
  if (!known) throw new BadInput(`${at}.card`, `There is no condition "${String(card)}".`);
  return {
    card: known.id,
    by: whole(by, `${at}.by`, 0, 1),
    source: source === undefined || source === '' ? '' : text(source, `${at}.source`),
    ...(damage === undefined ? {} : { damage: damageCard(damage, `${at}.damage`) }),
  };
}

function damageCard(raw: unknown, at: string): string {
  if (typeof raw !== 'string' || !findDamageCard(raw))
    throw new BadInput(at, `There is no damage card "${String(raw)}".`);
  return raw;
}

function parseObstacle(raw: unknown, at: string): Obstacle {
  const { id, kind, token, pose } = keys(raw, at, ['id', 'kind', 'token', 'pose']);
  const name = text(token, `${at}.token`);
  const cargo = placedObstacleToken(name)?.kind === 'loose-cargo';
  const known = cargo ? ({ id: name, kind: 'debris-cloud' } as const) : obstacleToken(name);
  if (!known || known.kind === 'gas-cloud')
    throw new BadInput(`${at}.token`, `"${name}" is no asteroid or debris cloud whose outline is known.`);
  return {
    id: id === undefined ? known.id : text(id, `${at}.id`),
    kind: kind === undefined ? known.kind : oneOf(kind, `${at}.kind`, ['asteroid', 'debris-cloud']),
    token: known.id,
    pose: parsePose(pose, `${at}.pose`),
  };
}

function parseBomb(raw: unknown, at: string): Bomb {
  const { id, bomb, seat, source, pose } = keys(raw, at, ['id', 'bomb', 'seat', 'source', 'pose', 'detonating']);
  const known = findBomb(text(bomb, `${at}.bomb`));
  if (!known) throw new BadInput(`${at}.bomb`, `There is no bomb "${String(bomb)}".`);
  return {
    id: id === undefined ? known.id : text(id, `${at}.id`),
    bomb: known.id,
    seat: whole(seat ?? 0, `${at}.seat`, 0, 1),
    source: source === undefined || source === '' ? '' : text(source, `${at}.source`),
    pose: parsePose(pose, `${at}.pose`),
    detonating: false,
  };
}
