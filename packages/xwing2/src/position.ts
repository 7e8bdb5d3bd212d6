import { BadInput, isObject } from '@rangefinder/kernel';
import { shown } from '@rangefinder/kernel/lists';
import { flag, keys, name, numbers, oneOf, optional, parsePose, text, whole } from '@rangefinder/kernel/reading';
import {
  never,
  obstacleToken,
  PLACED_KEYS,
  type PlacedXwing,
  POSITION_KEYS,
  placedObstacleToken,
  readDamageCard,
  readEach,
  readPlaced,
  readPosition,
  type XwingPosition,
} from '@rangefinder/xwing';
import { parseUpgrade } from '@rangefinder/xwing/squad';
import type { PilotCard } from './card.ts';
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

export interface Position extends XwingPosition<Exclude<Phase, 'setup'>, PlacedShip, Obstacle> {
  readonly devices: readonly Device[];
  readonly features: readonly Feature[];
}

/** A ship of a position; its dial may be one that nobody set (xw2.planning-phase.14). */
export interface PlacedShip extends PlacedXwing<Token, Condition> {
  /** Ships of two contingents of one player are allied instead of friendly. */
  readonly contingent: number;
  readonly force: number | null;
  readonly charges: number | null;
  readonly upgradeCharges: Readonly<Record<string, number>>;
  /** Cards that lie facedown under upgrades, by those. */
  readonly under: Readonly<Record<string, string>>;
  /** The supply cache it tows. */
  readonly cargo: string | null;
  /** Whether its halving was scored. */
  readonly halved: boolean;
}

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
  const map = keys(raw, at, [...POSITION_KEYS, 'devices', 'features']);
  const read = readPosition(map, at, {
    phases: ['planning', 'system', 'activation', 'engagement', 'end'],
    ship: parseShip,
    obstacle: parseObstacle,
    isDamageCard,
  });
  return {
    ...read,
    devices: readEach(map.devices, `${at}.devices`, parseDevice),
    features: readEach(map.features, `${at}.features`, parseFeature),
  };
}

const OWN_KEYS = ['contingent', 'force', 'charges', 'upgradeCharges', 'under', 'cargo', 'halved'] as const;

function parseShip(raw: unknown, at: string): PlacedShip {
  const map = keys(raw, at, [...PLACED_KEYS, ...OWN_KEYS]);
  return {
    ...readPlaced<Token, PilotCard, Condition>(map, at, {
      squad: SQUAD_CARDS,
      findPilot,
      unwritten,
      isDamageCard,
      isToken: (token) => Object.hasOwn(TOKENS, token),
      condition: parseCondition,
    }),
    contingent: whole(map.contingent ?? 0, `${at}.contingent`, 0, 9),
    force: optional(map.force, (value) => whole(value, `${at}.force`, 0, 9)),
    charges: optional(map.charges, (value) => whole(value, `${at}.charges`, 0, 9)),
    upgradeCharges: numbers(map.upgradeCharges ?? {}, `${at}.upgradeCharges`, () => true),
    under: parseUnder(map.under ?? {}, `${at}.under`),
    cargo: optional(map.cargo, (value) => name(value, `${at}.cargo`)),
    halved: flag(map.halved, `${at}.halved`),
  };
}

/** `{ razorcrest: deadmansswitch }` */
function parseUnder(raw: unknown, at: string): Record<string, string> {
  if (!isObject(raw)) throw new BadInput(at, 'A map of upgrades to the cards under them is expected here.');
  return Object.fromEntries(
    Object.entries(raw).map(([id, under]) => [id, parseUpgrade(SQUAD_CARDS, under, `${at}.${id}`)]),
  );
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
  if (!known) throw new BadInput(`${at}.card`, `There is no condition ${shown(card)}.`);
  return {
    card: known.id,
    by: whole(by, `${at}.by`, 0, 1),
    source: source === undefined || source === '' ? '' : text(source, `${at}.source`),
    secret: flag(secret, `${at}.secret`),
    ...(damage === undefined ? {} : { damage: damageCard(damage, `${at}.damage`) }),
    ...(points === undefined ? {} : { points: whole(points, `${at}.points`, 0, 99) }),
  };
}

function isDamageCard(id: string): boolean {
  return findDamageCard(id) !== undefined;
}

function damageCard(raw: unknown, at: string): string {
  return readDamageCard(raw, at, isDamageCard);
}

function parseObstacle(raw: unknown, at: string): Obstacle {
  const { id, kind, token, pose, fuses } = keys(raw, at, ['id', 'kind', 'token', 'pose', 'fuses']);
  const label = text(token, `${at}.token`);
  const known = obstacleToken(label) ?? placedObstacleToken(label);
  if (!known) throw new BadInput(`${at}.token`, `"${label}" is not an obstacle whose outline is known.`);
  return {
    id: id === undefined ? known.id : name(id, `${at}.id`),
    kind: kind === undefined ? known.kind : oneOf(kind, `${at}.kind`, OBSTACLE_KINDS),
    token: known.id,
    pose: parsePose(pose, `${at}.pose`),
    fuses: whole(fuses ?? 0, `${at}.fuses`, 0, 9),
  };
}

function parseDevice(raw: unknown, at: string): Device {
  const { id, device, seat, source, pose, fuses, damage, locks, charges, acted, destroyed, detonating } = keys(
    raw,
    at,
    [
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
    ],
  );
  const known = findDevice(text(device, `${at}.device`));
  if (!known) throw new BadInput(`${at}.device`, `There is no device ${shown(device)}.`);
  return {
    id: id === undefined ? known.id : name(id, `${at}.id`),
    device: known.id,
    seat: whole(seat ?? 0, `${at}.seat`, 0, 1),
    source: source === undefined || source === '' ? '' : text(source, `${at}.source`),
    pose: parsePose(pose, `${at}.pose`),
    fuses: whole(fuses ?? 0, `${at}.fuses`, 0, 9),
    damage: readEach(damage, `${at}.damage`, damageCard),
    acted: flag(acted, `${at}.acted`),
    locks: readEach(locks, `${at}.locks`, text),
    charges: whole(charges ?? remoteFacts(known.id)?.charges ?? 0, `${at}.charges`, 0, 9),
    destroyed: never(destroyed, `${at}.destroyed`),
    detonating: never(detonating, `${at}.detonating`),
  };
}

function parseFeature(raw: unknown, at: string): Feature {
  const { id, kind, pose, controller } = keys(raw, at, ['id', 'kind', 'pose', 'controller']);
  return {
    id: name(id, `${at}.id`),
    kind: oneOf(kind, `${at}.kind`, ['satellite', 'cache']),
    pose: parsePose(pose, `${at}.pose`),
    controller: optional(controller, (value) => whole(value, `${at}.controller`, 0, 1)),
  };
}
