import { BadInput } from '@rangefinder/kernel';
import { shown } from '@rangefinder/kernel/lists';
import { keys, name, numbers, oneOf, parsePose, text, whole } from '@rangefinder/kernel/reading';
import {
  never,
  obstacleToken,
  PLACED_KEYS,
  type PlacedXwing,
  POSITION_KEYS,
  placedObstacleToken,
  readDamageCard,
  readEach,
  readPair,
  readPlaced,
  readPosition,
  type XwingPosition,
} from '@rangefinder/xwing';
import type { PilotCard } from './card.ts';
import { findBomb } from './cards/bombs.ts';
import { findPilot, unwritten } from './cards/catalog.ts';
import { findCondition } from './cards/conditions.ts';
import { findDamageCard } from './cards/damage.ts';
import { SQUAD_CARDS } from './squad/cards.ts';
import { type Bomb, type Condition, type Obstacle, type Phase, TOKENS, type Token } from './state.ts';

/** A table in mid-game; the first player is the one with initiative. */
export interface Position extends XwingPosition<Exclude<Phase, 'setup'>, PlacedShip, Obstacle> {
  readonly bombs: readonly Bomb[];
  readonly discards: readonly (readonly string[])[];
}

export interface PlacedShip extends PlacedXwing<Token, Condition> {
  /** Ordnance tokens and the like, by upgrade. */
  readonly counters: Readonly<Record<string, number>>;
  /** Upgrades that were discarded. */
  readonly discarded: readonly string[];
  /** Ships it touches. */
  readonly touching: readonly string[];
  /** Actions it performed this round. */
  readonly performed: readonly string[];
}

/** Reads a position; errors name the place of what is wrong. */
export function parsePosition(raw: unknown): Position {
  const at = 'position';
  const map = keys(raw, at, [...POSITION_KEYS, 'bombs', 'discards']);
  const read = readPosition(map, at, {
    phases: ['planning', 'activation', 'combat', 'end'],
    ship: parseShip,
    obstacle: parseObstacle,
    isDamageCard,
  });
  return {
    ...read,
    bombs: readEach(map.bombs, `${at}.bombs`, parseBomb),
    discards: readPair(map.discards, `${at}.discards`, (cards, where) => readEach(cards, where, damageCard)),
  };
}

function parseShip(raw: unknown, at: string): PlacedShip {
  const map = keys(raw, at, [...PLACED_KEYS, 'counters', 'discarded', 'touching', 'performed']);
  return {
    ...readPlaced<Token, PilotCard, Condition>(map, at, {
      squad: SQUAD_CARDS,
      findPilot,
      unwritten,
      isDamageCard,
      isToken: (token) => Object.hasOwn(TOKENS, token),
      condition: parseCondition,
    }),
    counters: numbers(map.counters ?? {}, `${at}.counters`, () => true),
    discarded: readEach(map.discarded, `${at}.discarded`, text),
    touching: readEach(map.touching, `${at}.touching`, text),
    performed: readEach(map.performed, `${at}.performed`, text),
  };
}

/** Assigned by a seat and, perhaps, one of its ships. */
function parseCondition(raw: unknown, at: string): Condition {
  const { card, by, source, damage } = keys(raw, at, ['card', 'by', 'source', 'damage']);
  const known = findCondition(text(card, `${at}.card`));
  if (!known) throw new BadInput(`${at}.card`, `There is no condition ${shown(card)}.`);
  return {
    card: known.id,
    by: whole(by, `${at}.by`, 0, 1),
    source: source === undefined || source === '' ? '' : text(source, `${at}.source`),
    ...(damage === undefined ? {} : { damage: damageCard(damage, `${at}.damage`) }),
  };
}

function isDamageCard(id: string): boolean {
  return findDamageCard(id) !== undefined;
}

function damageCard(raw: unknown, at: string): string {
  return readDamageCard(raw, at, isDamageCard);
}

function parseObstacle(raw: unknown, at: string): Obstacle {
  const { id, kind, token, pose } = keys(raw, at, ['id', 'kind', 'token', 'pose']);
  const label = text(token, `${at}.token`);
  const cargo = placedObstacleToken(label)?.kind === 'loose-cargo';
  const known = cargo ? ({ id: label, kind: 'debris-cloud' } as const) : obstacleToken(label);
  if (!known || known.kind === 'gas-cloud')
    throw new BadInput(`${at}.token`, `"${label}" is no asteroid or debris cloud whose outline is known.`);
  return {
    id: id === undefined ? known.id : name(id, `${at}.id`),
    kind: kind === undefined ? known.kind : oneOf(kind, `${at}.kind`, ['asteroid', 'debris-cloud']),
    token: known.id,
    pose: parsePose(pose, `${at}.pose`),
  };
}

function parseBomb(raw: unknown, at: string): Bomb {
  const { id, bomb, seat, source, pose, detonating } = keys(raw, at, [
    'id',
    'bomb',
    'seat',
    'source',
    'pose',
    'detonating',
  ]);
  const known = findBomb(text(bomb, `${at}.bomb`));
  if (!known) throw new BadInput(`${at}.bomb`, `There is no bomb ${shown(bomb)}.`);
  return {
    id: id === undefined ? known.id : name(id, `${at}.id`),
    bomb: known.id,
    seat: whole(seat ?? 0, `${at}.seat`, 0, 1),
    source: source === undefined || source === '' ? '' : text(source, `${at}.source`),
    pose: parsePose(pose, `${at}.pose`),
    detonating: never(detonating, `${at}.detonating`),
  };
}
