import { BadInput, type Seat } from '@rangefinder/kernel';
import { flag, keys, list, name, oneOf, optional, text, whole } from '@rangefinder/kernel/reading';
import { playableCard } from './cards/catalog.ts';
import type { Side } from './facts.ts';
import { putOnTable } from './rules/deploy.ts';
import { forceGeneration } from './rules/force-icons.ts';
import { insertPositions, layLocation } from './rules/locations.ts';
import { coverPiles } from './rules/piles.ts';
import { DARK, LIGHT, PHASES, type Phase, PILES, type Pile, type Slot, type SwccgState } from './state.ts';
import { CardTable } from './table.ts';
import { WHOLE_GAME } from './whole-game.ts';

/** A table in mid-game, as a scenario or the sandbox gives it; the named phase is about to start. */
export interface Position {
  readonly turn: Side;
  readonly phase: Phase | 'start-of-turn' | 'end-of-turn';
  readonly locations: readonly PlacedLocation[];
  readonly cards: readonly PlacedCard[];
  readonly dark: Piles;
  readonly light: Piles;
}

type Piles = Readonly<Record<Pile | 'under', readonly string[]>>;

export interface PlacedLocation {
  readonly card: string;
  /** The row of a generic location. */
  readonly row: string;
  /** Where a mobile system is: the system it orbits, or its parsec in deep space. */
  readonly orbit: string | null;
  readonly parsec: number | null;
}

export interface PlacedCard {
  readonly card: string;
  readonly id: string | null;
  readonly place: 'at' | 'aboard' | 'on' | 'table';
  readonly to: string;
  readonly slot: Slot | null;
  readonly hit: boolean;
  readonly undercover: boolean;
  readonly captive: boolean;
  readonly moved: boolean;
  readonly face: 0 | 1;
  readonly choice: string | null;
  /** Whom a Utinni Effect is about. */
  readonly target: string | null;
}

const SLOTS: readonly Slot[] = ['pilot', 'driver', 'passenger', 'astromech', 'vehicle', 'starfighter'];
/** What fills piles that are only counted. */
const FILLER: Readonly<Record<Side, string>> = { dark: 'stormtrooper', light: 'rebel-trooper' };

export function parsePosition(raw: unknown): Position {
  const at = 'position';
  const map = keys(raw, at, ['turn', 'phase', 'locations', 'cards', 'dark', 'light']);
  return {
    turn: map.turn === undefined ? 'dark' : oneOf(map.turn, `${at}.turn`, ['dark', 'light']),
    phase:
      map.phase === undefined
        ? 'activate'
        : oneOf(map.phase, `${at}.phase`, ['start-of-turn', ...PHASES, 'end-of-turn']),
    locations: list(map.locations ?? [], `${at}.locations`).map((one, i) =>
      parseLocation(one, `${at}.locations[${i}]`),
    ),
    cards: list(map.cards ?? [], `${at}.cards`).map((one, i) => parseCard(one, `${at}.cards[${i}]`)),
    dark: parsePiles(map.dark ?? {}, `${at}.dark`, 'dark'),
    light: parsePiles(map.light ?? {}, `${at}.light`, 'light'),
  };
}

/** `tatooine-cantina-dark`, or `{ card, row }` for generic locations. */
function parseLocation(raw: unknown, at: string): PlacedLocation {
  const map = typeof raw === 'string' ? { card: raw } : keys(raw, at, ['card', 'row', 'orbit', 'parsec']);
  const { card, row, orbit, parsec }: Partial<Record<'card' | 'row' | 'orbit' | 'parsec', unknown>> = map;
  const { facts } = playableCard(card, at);
  if (facts.type !== 'location') throw new BadInput(at, `${facts.title} is no location.`);
  if (facts.of !== null && row !== undefined && row !== facts.of)
    throw new BadInput(`${at}.row`, `${facts.title} lies in the row "${facts.of}".`);
  const found = facts.of ?? (row === undefined ? undefined : name(row, `${at}.row`));
  if (found === undefined) throw new BadInput(at, `${facts.title} needs the row it lies in: { card, row }.`);
  return {
    card: facts.id,
    row: found,
    orbit: orbit === undefined || orbit === null ? null : text(orbit, `${at}.orbit`),
    parsec: optional(parsec, (value) => whole(value, `${at}.parsec`, 0, 99)),
  };
}

/** `{ card, at | aboard | on, slot, … }`; without a place it lies beside the locations. */
function parseCard(raw: unknown, at: string): PlacedCard {
  const map = keys(raw, at, [
    'card',
    'id',
    'at',
    'aboard',
    'on',
    'slot',
    'hit',
    'undercover',
    'captive',
    'moved',
    'face',
    'choice',
    'target',
    'place',
    'to',
  ]);
  const { facts } = playableCard(map.card, `${at}.card`);
  if (facts.type === 'location') throw new BadInput(`${at}.card`, 'Locations are listed under locations.');
  const [named, other] = (['at', 'aboard', 'on'] as const).filter((kind) => map[kind] !== undefined);
  const again = other ?? (named && (['place', 'to'] as const).find((key) => map[key] !== undefined));
  if (again !== undefined) throw new BadInput(`${at}.${again}`, `Where it is stands there already (${named}).`);
  const place: PlacedCard['place'] =
    named ?? (map.place === undefined ? 'table' : oneOf(map.place, `${at}.place`, ['at', 'aboard', 'on', 'table']));
  const slot = map.slot === undefined || map.slot === null ? null : oneOf(map.slot, `${at}.slot`, SLOTS);
  if (place === 'table' && map.to !== undefined && map.to !== '')
    throw new BadInput(`${at}.to`, 'What lies beside the locations is at none; say at, aboard or on.');
  if (place !== 'aboard' && slot !== null)
    throw new BadInput(`${at}.slot`, 'Only what is aboard something has a place there.');
  return {
    card: facts.id,
    id: optional(map.id, (id) => name(id, `${at}.id`)),
    place,
    to: place === 'table' ? '' : text(named ? map[named] : map.to, `${at}.${named ?? 'to'}`),
    slot: place === 'aboard' ? (slot ?? 'passenger') : null,
    hit: flag(map.hit, `${at}.hit`),
    undercover: flag(map.undercover, `${at}.undercover`),
    captive: flag(map.captive, `${at}.captive`),
    moved: flag(map.moved, `${at}.moved`),
    face: whole(map.face ?? 0, `${at}.face`, 0, 1) === 1 ? 1 : 0,
    choice: map.choice === undefined || map.choice === null ? null : text(map.choice, `${at}.choice`),
    target: map.target === undefined || map.target === null ? null : text(map.target, `${at}.target`),
  };
}

/** Each pile is a list of cards from the top, or how many; the Reserve Deck has ten unless told. */
function parsePiles(raw: unknown, at: string, side: Side): Piles {
  const map = keys(raw, at, [...PILES, 'under']);
  const pile = (name: Pile, ifAbsent: number): readonly string[] => {
    const value = map[name] ?? ifAbsent;
    if (typeof value === 'number') {
      if (!Number.isInteger(value) || value < 0 || value > 60)
        throw new BadInput(`${at}.${name}`, 'From 0 to 60 cards are expected.');
      return Array.from({ length: value }, () => FILLER[side]);
    }
    return list(value, `${at}.${name}`).map((card, i) => ownCard(card, `${at}.${name}[${i}]`, side));
  };
  return {
    reserve: pile('reserve', 10),
    force: pile('force', 0),
    used: pile('used', 0),
    lost: pile('lost', 0),
    hand: pile('hand', 0),
    out: pile('out', 0),
    under: list(map.under ?? [], `${at}.under`).map((card, i) => ownCard(card, `${at}.under[${i}]`, side)),
  };
}

function ownCard(card: unknown, at: string, side: Side): string {
  const { facts } = playableCard(card, at);
  if (facts.side !== side) throw new BadInput(at, `${facts.title} is of the ${facts.side} side.`);
  return facts.id;
}

/** Lays a position out on an empty table. */
export function placePosition(state: SwccgState, position: Position): void {
  const game = new CardTable(state, null, WHOLE_GAME);
  state.current = position.turn === 'dark' ? DARK : LIGHT;
  state.step = position.phase;
  for (const seat of [DARK, LIGHT]) {
    const piles = seat === DARK ? position.dark : position.light;
    for (const pile of PILES) game.player(seat)[pile] = piles[pile].slice();
    coverPiles(game.player(seat));
    game.player(seat).under = piles.under.slice();
  }
  for (const { card, row, orbit, parsec } of position.locations) {
    const [last = 0] = insertPositions(
      game,
      state.rows.find(({ id }) => id === row),
      card,
    ).slice(-1);
    layLocation(game, playableCard(card, 'position.locations').facts.side === 'dark' ? DARK : LIGHT, card, row, last);
    if (orbit === null && parsec === null) continue; // where its card puts it
    game.row(row).orbit = orbit;
    if (parsec !== null) game.row(row).parsec = parsec;
  }
  for (const [i, placed] of position.cards.entries()) placeCard(game, placed, `position.cards[${i}]`);
  state.generation = forceGeneration(game, state.current);
  state.toActivate = state.generation;
}

export function placeCard(game: CardTable, placed: PlacedCard, at: string): void {
  const { place, to, slot } = placed;
  const seat: Seat = playableCard(placed.card, at).facts.side === 'dark' ? DARK : LIGHT;
  if (place === 'at' && !game.findLocation(to))
    throw new BadInput(`${at}.at`, `There is no location "${to}" on table.`);
  if ((place === 'aboard' || place === 'on') && !game.find(to)) {
    throw new BadInput(`${at}.${place}`, `There is no card "${to}" on table yet; list it before.`);
  }
  if (placed.id !== null && game.find(placed.id))
    throw new BadInput(`${at}.id`, `Two cards are called "${placed.id}".`);
  const card = putOnTable(game, seat, placed.card, { kind: place, id: to, slot }, placed.id ?? undefined);
  card.hit = placed.hit;
  card.undercover = placed.undercover;
  card.captive = placed.captive;
  card.moved = placed.moved;
  card.face = placed.face;
  card.choice = placed.choice;
  card.target = placed.target;
  game.changed();
}
