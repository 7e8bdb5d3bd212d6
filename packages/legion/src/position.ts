import { BadInput, type Pose, type Seat } from '@rangefinder/kernel';
import { flag, keys, list, name, numbers, oneOf, optional, parsePose, text, whole } from '@rangefinder/kernel/reading';
import { type ArmyUnit, parseUnit } from './army/army.ts';
import type { Piece } from './battlefield/model.ts';
import { RANKS, type Rank } from './card.ts';
import { findBattleCard, findCommand, findSupply } from './cards/catalog.ts';
import { type Damage, type Marker, type Phase, TOKENS, type Token, type Unit } from './state.ts';
import { parseAgreed } from './terrain/agreed.ts';
import { findTerrain } from './terrain/kinds.ts';

/** A table in mid-game, as a scenario or the sandbox gives it; the named phase is about to start, or going on. */
export interface Position {
  readonly round: number;
  readonly phase: Exclude<Phase, 'setup'>;
  /** '' before the phase starts, 'begun' within it. */
  readonly step: string;
  readonly blue: Seat;
  readonly counter: Seat;
  readonly priority: Seat;
  readonly turn: Seat;
  readonly objective: string;
  readonly deployment: string;
  readonly condition: string;
  readonly terrain: readonly Piece[];
  readonly players: readonly PlacedPlayer[];
  readonly units: readonly PlacedUnit[];
  readonly markers: readonly Marker[];
  /** What cards and rules remember of the whole table. */
  readonly memory: Readonly<Record<string, number>>;
}

/** Where command cards and flaws lie. */
const PILES = ['hand', 'contingencies', 'discards', 'permanent', 'divulged', 'flaws', 'flawsInPlay', 'aside'] as const;

export interface PlacedPlayer extends Partial<Record<(typeof PILES)[number], string[]>> {
  readonly edge?: 'near' | 'far';
  readonly chosen?: string;
  readonly revealed?: boolean;
  readonly pool?: Rank[];
  readonly kept?: Rank[];
  readonly victory?: number;
}

export interface PlacedMini {
  /** Which miniature of its unit it is, from 1 on, where those before it are gone; null for the next one. */
  readonly number: number | null;
  readonly pose: Pose;
  readonly on: string | null;
  readonly wounds: number;
}

export interface PlacedUnit extends ArmyUnit {
  readonly id: string;
  readonly seat: Seat;
  readonly place: Unit['place'];
  readonly minis: readonly PlacedMini[];
  readonly tokens: Partial<Record<Token, number>>;
  readonly shields: { readonly active: number; readonly inactive: number } | null;
  readonly order: Unit['order'];
  readonly activated: boolean;
  readonly panicked: boolean;
  readonly damage: Damage | null;
  readonly disrupted: string | null;
  readonly rank: Rank | null;
  readonly carrier: string | null;
  readonly claimed: readonly string[];
  readonly exhausted: readonly string[];
  readonly depleted: readonly string[];
  readonly flipped: readonly string[];
  /** Supply cards that it has found. */
  readonly supplies: readonly string[];
  readonly counters: Readonly<Record<string, Record<string, number>>>;
  readonly memory: Readonly<Record<string, number>>;
}

const PHASES: readonly Position['phase'][] = ['command', 'activation', 'end'];

/** Reads a position; errors name the place of what is wrong. */
export function parsePosition(raw: unknown): Position {
  const at = 'position';
  const map = keys(raw, at, [
    'round',
    'phase',
    'begun',
    'step',
    'blue',
    'counter',
    'priority',
    'turn',
    'objective',
    'deployment',
    'condition',
    'terrain',
    'players',
    'units',
    'markers',
    'memory',
  ]);
  const seat = (found: unknown, key: string, usual: Seat) =>
    found === undefined ? usual : whole(found, `${at}.${key}`, 0, 1);
  const each = <T>(found: unknown, name: string, parse: (one: unknown, where: string) => T): T[] =>
    list(found ?? [], `${at}.${name}`).map((one, i) => parse(one, `${at}.${name}[${i}]`));
  const card = (found: unknown, name: string) =>
    found === undefined || found === '' ? '' : battleCard(found, `${at}.${name}`);
  const priority = seat(map.priority, 'priority', 0);
  const units = each(map.units, 'units', parsePlaced);
  const twin = units.find((unit, i) => units.findIndex(({ id }) => id === unit.id) < i);
  if (twin) throw new BadInput(`${at}.units`, `Two units are called "${twin.id}".`);
  units.forEach((unit, i) => void checkCarrier(unit, units, `${at}.units[${i}].carrier`));
  return {
    round: map.round === undefined ? 1 : whole(map.round, `${at}.round`, 1, 12),
    phase: map.phase === undefined ? 'activation' : oneOf(map.phase, `${at}.phase`, PHASES),
    step: parseStep(map, at),
    blue: seat(map.blue, 'blue', 0),
    counter: seat(map.counter, 'counter', 0),
    priority,
    turn: seat(map.turn, 'turn', priority),
    objective: card(map.objective, 'objective'),
    deployment: card(map.deployment, 'deployment'),
    condition: card(map.condition, 'condition'),
    terrain: each(map.terrain, 'terrain', parsePiece),
    players: each(map.players, 'players', parsePlayer),
    units,
    markers: each(map.markers, 'markers', parseMarker),
    memory: numbers(map.memory ?? {}, `${at}.memory`, () => true),
  };
}

/** Whoever is transported is in a vehicle of its own side that stands on the table. */
function checkCarrier({ place, carrier, seat }: PlacedUnit, units: readonly PlacedUnit[], at: string): void {
  if (place !== 'transported' && carrier === null) return;
  if (place !== 'transported') throw new BadInput(at, 'Only a unit that is transported has a carrier.');
  const found = units.find(({ id }) => id === carrier);
  if (!found) throw new BadInput(at, `A transported unit names its vehicle; there is no unit "${carrier ?? ''}".`);
  if (found.seat !== seat || found.place !== 'play')
    throw new BadInput(at, `"${found.id}" is no vehicle of its side on the table.`);
}

/** Written as `begun: true` by people, as `step` by programs. */
function parseStep({ begun, step }: { readonly begun?: unknown; readonly step?: unknown }, at: string): string {
  if (begun !== undefined && step !== undefined) throw new BadInput(`${at}.step`, '"begun" says the same.');
  return flag(begun, `${at}.begun`) ? 'begun' : oneOf(step ?? '', `${at}.step`, ['', 'begun']);
}

function battleCard(raw: unknown, at: string): string {
  const id = text(raw, at);
  if (!findBattleCard(id)) throw new BadInput(at, `There is no battle card "${id}".`);
  return id;
}

function parsePiece(raw: unknown, at: string): Piece {
  const { id, kind, pose, agreed } = keys(raw, at, ['id', 'kind', 'pose', 'agreed']);
  const known = text(kind, `${at}.kind`);
  if (!findTerrain(known)) throw new BadInput(`${at}.kind`, `There is no terrain "${known}".`);
  return {
    id: id === undefined ? known : name(id, `${at}.id`),
    kind: known,
    pose: parsePose(pose, `${at}.pose`),
    ...parseAgreed(agreed, `${at}.agreed`),
  };
}

function parsePlayer(raw: unknown, at: string): PlacedPlayer {
  const map = keys(raw, at, ['edge', ...PILES, 'chosen', 'revealed', 'pool', 'kept', 'victory']);
  const ranks = (found: unknown, name: string) =>
    list(found, `${at}.${name}`).map((one, i) => oneOf(one, `${at}.${name}[${i}]`, RANKS));
  const commands = (found: unknown, name: string) =>
    list(found, `${at}.${name}`).map((one, i) => command(one, `${at}.${name}[${i}]`));
  const piles: PlacedPlayer = Object.fromEntries(
    PILES.filter((pile) => map[pile] !== undefined).map((pile) => [pile, commands(map[pile], pile)]),
  );
  return {
    ...(map.edge === undefined ? {} : { edge: oneOf(map.edge, `${at}.edge`, ['near', 'far']) }),
    ...piles,
    ...(map.chosen === undefined
      ? {}
      : { chosen: command(map.chosen, `${at}.chosen`), revealed: flag(map.revealed, `${at}.revealed`, true) }),
    ...(map.pool === undefined ? {} : { pool: ranks(map.pool, 'pool') }),
    ...(map.kept === undefined ? {} : { kept: ranks(map.kept, 'kept') }),
    ...(map.victory === undefined ? {} : { victory: whole(map.victory, `${at}.victory`, 0, 99) }),
  };
}

function command(raw: unknown, at: string): string {
  const id = text(raw, at);
  if (!findCommand(id)) throw new BadInput(at, `There is no command card "${id}".`);
  return id;
}

const UNIT_KEYS = [
  'id',
  'seat',
  'unit',
  'upgrades',
  'counterpart',
  'loadout',
  'place',
  'minis',
  'tokens',
  'shields',
  'order',
  'activated',
  'panicked',
  'damage',
  'disrupted',
  'rank',
  'carrier',
  'claimed',
  'exhausted',
  'depleted',
  'flipped',
  'supplies',
  'counters',
  'memory',
] as const;

function parsePlaced(raw: unknown, at: string): PlacedUnit {
  const map = keys(raw, at, UNIT_KEYS);
  const card = parseUnit(
    {
      unit: map.unit,
      upgrades: map.upgrades ?? [],
      ...(map.counterpart === undefined ? {} : { counterpart: map.counterpart }),
      ...(map.loadout === undefined ? {} : { loadout: map.loadout }),
    },
    at,
  );
  const names = (found: unknown, name: string) =>
    list(found ?? [], `${at}.${name}`).map((id, i) => text(id, `${at}.${name}[${i}]`));
  const supplies = names(map.supplies, 'supplies');
  const unknown = supplies.find((id) => !findSupply(id));
  if (unknown !== undefined) throw new BadInput(`${at}.supplies`, `There is no supply card "${unknown}".`);
  const counters = keys(map.counters ?? {}, `${at}.counters`, [...card.upgrades, ...supplies]);
  return {
    ...card,
    id: map.id === undefined ? card.unit : name(map.id, `${at}.id`),
    seat: whole(map.seat ?? 0, `${at}.seat`, 0, 1),
    place:
      map.place === undefined
        ? map.carrier === undefined
          ? 'play'
          : 'transported'
        : oneOf(map.place, `${at}.place`, ['reserve', 'play', 'transported', 'defeated']),
    minis: list(map.minis ?? [], `${at}.minis`).map((one, i) => parseMini(one, `${at}.minis[${i}]`)),
    tokens: numbers(map.tokens ?? {}, `${at}.tokens`, (key) => Object.hasOwn(TOKENS, key)),
    shields: optional(map.shields, (found) => {
      const { active, inactive } = keys(found, `${at}.shields`, ['active', 'inactive']);
      return {
        active: whole(active ?? 0, `${at}.shields.active`, 0, 9),
        inactive: whole(inactive ?? 0, `${at}.shields.inactive`, 0, 9),
      };
    }),
    order: map.order === undefined ? 'pool' : oneOf(map.order, `${at}.order`, ['pool', 'faceup', 'facedown']),
    activated: flag(map.activated, `${at}.activated`),
    panicked: flag(map.panicked, `${at}.panicked`),
    damage: optional(map.damage, (found) => oneOf(found, `${at}.damage`, ['damaged', 'disabled', 'disrupted'])),
    disrupted: optional(map.disrupted, (found) => text(found, `${at}.disrupted`)),
    rank: optional(map.rank, (found) => oneOf(found, `${at}.rank`, RANKS)),
    carrier: optional(map.carrier, (found) => text(found, `${at}.carrier`)),
    claimed: names(map.claimed, 'claimed'),
    exhausted: names(map.exhausted, 'exhausted'),
    depleted: names(map.depleted, 'depleted'),
    flipped: names(map.flipped, 'flipped'),
    supplies,
    counters: Object.fromEntries(
      Object.entries(counters).map(([id, found]) => [id, numbers(found, `${at}.counters.${id}`, () => true)]),
    ),
    memory: numbers(map.memory ?? {}, `${at}.memory`, () => true),
  };
}

/** `[x, y, heading]`, or with which one it is, what it stands on and its wounds. */
function parseMini(raw: unknown, at: string): PlacedMini {
  if (Array.isArray(raw)) return { number: null, pose: parsePose(raw, at), on: null, wounds: 0 };
  const { number, pose, on, wounds } = keys(raw, at, ['number', 'pose', 'on', 'wounds']);
  return {
    number: optional(number, (found) => whole(found, `${at}.number`, 1, 30)),
    pose: parsePose(pose, `${at}.pose`),
    on: optional(on, (found) => text(found, `${at}.on`)),
    wounds: wounds === undefined ? 0 : whole(wounds, `${at}.wounds`, 0, 30),
  };
}

const MARKERS: readonly Marker['kind'][] = [
  'objective',
  'condition',
  'charge',
  'smoke',
  'bane',
  'graffiti',
  'beacon',
  'cart',
];

function parseMarker(raw: unknown, at: string): Marker {
  const map = keys(raw, at, ['id', 'kind', 'seat', 'what', 'pose', 'on', 'facedown', 'memory']);
  return {
    id: name(map.id, `${at}.id`),
    kind: oneOf(map.kind, `${at}.kind`, MARKERS),
    seat: optional(map.seat, (found) => whole(found, `${at}.seat`, 0, 1)),
    what: map.what === undefined || map.what === '' ? '' : text(map.what, `${at}.what`),
    pose: parsePose(map.pose, `${at}.pose`),
    on: optional(map.on, (found) => text(found, `${at}.on`)),
    facedown: flag(map.facedown, `${at}.facedown`),
    memory: numbers(map.memory ?? {}, `${at}.memory`, () => true),
  };
}
