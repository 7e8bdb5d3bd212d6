import { BadInput, isObject, type Pose, type Seat } from '@rangefinder/kernel';
import { shown } from '@rangefinder/kernel/lists';
import { flag, keys, list, name, numbers, oneOf, optional, parsePose, text, whole } from '@rangefinder/kernel/reading';
import type { Words } from '@rangefinder/kernel/words';
import { filled, filledMaps, unless, type WrittenPosition, writePose } from '@rangefinder/kernel/writing';
import { STANDARD_ARCS, type StandardArc } from './arc.ts';
import type { DamageCard } from './damagecards.ts';
import type { SquadCards } from './squad/cards.ts';
import { parseUpgrade } from './squad/squad.ts';

/** Cards on top of a damage deck, the next one first; or all that is left of it. */
export type PlacedDeck = readonly string[] | { readonly whole: readonly string[] };

/** A ship of a position, as far as both editions have it. */
export interface PlacedXwing<Token extends string, Condition> {
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
  /** Upgrades whose back shows. */
  readonly flipped: readonly string[];
  /** The carrier it is docked with. */
  readonly docked: string | null;
  /** Whether it has had its turn in this phase. */
  readonly acted: boolean;
  readonly conditions: readonly Condition[];
}

/** A table in mid-game, as a scenario or the sandbox gives it; the named phase is about to start, or going on. */
export interface XwingPosition<Phase extends string, Ship, Obstacle> {
  readonly round: number;
  readonly phase: Phase;
  /** What happens at the start of the phase has happened. */
  readonly begun: boolean;
  readonly firstPlayer: Seat;
  readonly ships: readonly Ship[];
  readonly obstacles: readonly Obstacle[];
  readonly decks: readonly PlacedDeck[];
  readonly scores: readonly number[];
}

/** Instead of a maneuver: nobody set the dial. */
export const UNSET = 'unset';

export const POSITION_KEYS = [
  'round',
  'phase',
  'begun',
  'firstPlayer',
  'ships',
  'obstacles',
  'decks',
  'scores',
] as const;

export const PLACED_KEYS = [
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
  'flipped',
  'docked',
  'acted',
  'conditions',
] as const;

type Read<K extends string> = Partial<Record<K, unknown>>;

/** What a position cannot begin with: it lasts no longer than what goes on. */
export function never(raw: unknown, at: string): false {
  if (flag(raw, at)) throw new BadInput(at, 'No position begins with that.');
  return false;
}

/** One for each player, or for none. */
export function readPair<T>(raw: unknown, at: string, parse: (one: unknown, where: string) => T): T[] {
  const both = readEach(raw, at, parse);
  if (both.length > 2) throw new BadInput(at, 'There are two players.');
  return both;
}

/** Reads one thing after another; errors name the place of what is wrong. */
export function readEach<T>(raw: unknown, at: string, parse: (one: unknown, where: string) => T): T[] {
  return list(raw ?? [], at).map((one, i) => parse(one, `${at}[${i}]`));
}

/** What an edition reads a position with. */
export interface PositionReader<Phase extends string, Ship, Obstacle> {
  /** The first is the usual one. */
  readonly phases: readonly [Phase, ...Phase[]];
  ship(raw: unknown, at: string): Ship;
  obstacle(raw: unknown, at: string): Obstacle;
  isDamageCard(id: string): boolean;
}

/** What both editions read of a position. */
export function readPosition<Phase extends string, Ship extends { readonly id: string }, Obstacle>(
  map: Read<(typeof POSITION_KEYS)[number]>,
  at: string,
  { phases, ship, obstacle, isDamageCard }: PositionReader<Phase, Ship, Obstacle>,
): XwingPosition<Phase, Ship, Obstacle> {
  const ships = list(map.ships, `${at}.ships`).map((one, i) => ship(one, `${at}.ships[${i}]`));
  const twin = ships.find((one, i) => ships.findIndex(({ id }) => id === one.id) < i);
  if (twin) throw new BadInput(`${at}.ships`, `Two ships are called "${twin.id}".`);
  return {
    round: map.round === undefined ? 1 : whole(map.round, `${at}.round`, 1, 99),
    phase: map.phase === undefined ? phases[0] : oneOf(map.phase, `${at}.phase`, phases),
    begun: flag(map.begun, `${at}.begun`),
    firstPlayer: map.firstPlayer === undefined ? 0 : whole(map.firstPlayer, `${at}.firstPlayer`, 0, 1),
    ships,
    obstacles: readEach(map.obstacles, `${at}.obstacles`, obstacle),
    decks: readPair(map.decks, `${at}.decks`, (deck, where) => readDeck(deck, where, isDamageCard)),
    scores: readPair(map.scores, `${at}.scores`, (points, where) => whole(points, where, 0, 999)),
  };
}

/** `[directhit]` lies on top; `{ whole: [directhit] }` is the whole deck. */
function readDeck(raw: unknown, at: string, isDamageCard: (id: string) => boolean): PlacedDeck {
  const cards = (found: unknown) => list(found, at).map((card, i) => readDamageCard(card, `${at}[${i}]`, isDamageCard));
  return isObject(raw) ? { whole: cards(keys(raw, at, ['whole']).whole) } : cards(raw);
}

/** The name of a damage card. */
export function readDamageCard(raw: unknown, at: string, isDamageCard: (id: string) => boolean): string {
  if (typeof raw !== 'string' || !isDamageCard(raw)) throw new BadInput(at, `There is no damage card ${shown(raw)}.`);
  return raw;
}

/** `directhit` lies faceup; `{ card, faceup: false }` says otherwise; `seen: true` that somebody knows it. */
function readDamage(raw: unknown, at: string, isDamageCard: (id: string) => boolean): DamageCard {
  if (typeof raw === 'string') return { card: readDamageCard(raw, at, isDamageCard), faceup: true };
  const { card, faceup, seen } = keys(raw, at, ['card', 'faceup', 'seen']);
  const damage = { card: readDamageCard(card, `${at}.card`, isDamageCard), faceup: flag(faceup, `${at}.faceup`, true) };
  return flag(seen, `${at}.seen`) ? { ...damage, seen: true } : damage;
}

/** The cards an edition has, as far as ships of a position name them. */
export interface PlacedCards<Pilot, Condition> {
  readonly squad: SquadCards;
  findPilot(id: string): Pilot | undefined;
  /** Why it cannot be played, if so. */
  unwritten(pilot: Pilot): Words | undefined;
  isDamageCard(id: string): boolean;
  isToken(name: string): boolean;
  condition(raw: unknown, at: string): Condition;
}

interface PlacedPilot {
  readonly id: string;
  readonly type: { readonly name: string };
  readonly maneuvers: ReadonlyMap<string, unknown>;
}

/** What both editions read of a ship. */
export function readPlaced<Token extends string, Pilot extends PlacedPilot, Condition>(
  map: Read<(typeof PLACED_KEYS)[number]>,
  at: string,
  cards: PlacedCards<Pilot, Condition>,
): PlacedXwing<Token, Condition> {
  const pilot = typeof map.pilot === 'string' ? cards.findPilot(map.pilot) : undefined;
  if (!pilot) throw new BadInput(`${at}.pilot`, `There is no pilot ${shown(map.pilot)}.`);
  const missing = cards.unwritten(pilot);
  if (missing !== undefined) throw new BadInput(`${at}.pilot`, `${missing.en} It cannot be played yet.`);
  return {
    id: map.id === undefined ? pilot.id : name(map.id, `${at}.id`),
    seat: whole(map.seat ?? 0, `${at}.seat`, 0, 1),
    pilot: pilot.id,
    upgrades: readEach(map.upgrades, `${at}.upgrades`, (id, where) => parseUpgrade(cards.squad, id, where)),
    pose: parsePose(map.pose, `${at}.pose`),
    tokens: numbers<Token>(map.tokens ?? {}, `${at}.tokens`, cards.isToken),
    locks: readEach(map.locks, `${at}.locks`, text),
    damage: readEach(map.damage, `${at}.damage`, (card, where) => readDamage(card, where, cards.isDamageCard)),
    turret: optional(map.turret, (value) =>
      readEach(value, `${at}.turret`, (arc, where) => oneOf(arc, where, STANDARD_ARCS)),
    ),
    dial: readDial(map.dial, `${at}.dial`, pilot),
    shields: optional(map.shields, (value) => whole(value, `${at}.shields`, 0, 20)),
    flipped: readEach(map.flipped, `${at}.flipped`, text),
    docked: optional(map.docked, (value) => text(value, `${at}.docked`)),
    acted: flag(map.acted, `${at}.acted`),
    conditions: readEach(map.conditions, `${at}.conditions`, cards.condition),
  };
}

function readDial(raw: unknown, at: string, { maneuvers, type }: PlacedPilot): string | null {
  const dial = optional(raw, (value) => text(value, at));
  if (dial === null || dial === UNSET || maneuvers.has(dial)) return dial;
  throw new BadInput(at, `The dial of the ${type.name} has ${[...maneuvers.keys()].join(', ')}, not "${dial}".`);
}

/** Writes what both editions have of a position, defaults left out; `more` are lists that an edition adds. */
export function writeTable<Phase extends string, Ship, Obstacle>(
  { round, phase, begun, firstPlayer, ships, obstacles, decks, scores }: XwingPosition<Phase, Ship, Obstacle>,
  writeShip: (ship: Ship) => WrittenPosition,
  writeObstacle: (obstacle: Obstacle) => WrittenPosition,
  more: Readonly<Record<string, readonly unknown[]>>,
): WrittenPosition {
  return {
    ...unless(1, { round }),
    phase,
    ...unless(false, { begun }),
    ...unless(0, { firstPlayer }),
    ships: ships.map(writeShip),
    ...filled({
      obstacles: obstacles.map(writeObstacle),
      ...more,
      decks: decks.some((deck) => 'whole' in deck || deck.length > 0) ? decks : [],
      scores: scores.some((score) => score > 0) ? scores : [],
    }),
  };
}

/** Whether a ship is in a position: it is on the table, or docked with somebody who is. */
export function stays({
  place,
  carrier,
  destroyed,
}: {
  readonly place: string;
  readonly carrier: string | null;
  readonly destroyed: boolean;
}): boolean {
  return !destroyed && (place === 'play' || (place === 'reserve' && carrier !== null));
}

/** The tokens that a ship has any of. */
export function tokensHeld<Token extends string>(
  tokens: Readonly<Record<Token, number>>,
  all: readonly Token[],
): Partial<Record<Token, number>> {
  const held: Partial<Record<Token, number>> = {};
  for (const token of all) if (tokens[token] > 0) held[token] = tokens[token];
  return held;
}

/** Writes what both editions have of a ship. */
export function writePlaced<Token extends string, Condition>(ship: PlacedXwing<Token, Condition>): WrittenPosition {
  const { id, seat, pilot, pose, dial, shields, turret, docked, acted, tokens } = ship;
  return {
    ...unless(pilot, { id }),
    pilot,
    ...unless(0, { seat }),
    pose: writePose(pose),
    ...unless(null, { dial }),
    ...unless(null, { shields }),
    ...unless(null, { turret }),
    ...unless(null, { docked }),
    ...unless(false, { acted }),
    ...filled({
      upgrades: ship.upgrades,
      flipped: ship.flipped,
      locks: ship.locks,
      damage: ship.damage.map((one) => (one.faceup && !one.seen ? one.card : one)),
      conditions: ship.conditions,
    }),
    ...filledMaps({ tokens }),
  };
}

/** Who stands behind something, as far as a position has it: whoever is gone is nobody there. */
export function stillThere(known: ReadonlySet<string>, id: string): string {
  return known.has(id) ? id : '';
}

/** Puts a deck of a position in the place of a whole one: what the position names is drawn first. */
export function placeDeck(deck: string[], placed: PlacedDeck): void {
  // The next card is the last of the list.
  const cards = 'whole' in placed ? placed.whole : placed;
  if ('whole' in placed) deck.splice(0);
  for (const card of cards) {
    const index = deck.indexOf(card);
    if (index >= 0) deck.splice(index, 1);
  }
  deck.push(...cards.toReversed());
}
