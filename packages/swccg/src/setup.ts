import { BadInput, type Choices, emptyRecord, isObject, type Random } from '@rangefinder/kernel';
import { cardsOf, type Deck, parseDeck } from './deck/deck.ts';
import { READY_DECKS } from './deck/ready.ts';
import { validate } from './deck/validate.ts';
import { type Position, parsePosition, placePosition } from './position.ts';
import { coverPiles } from './rules/piles.ts';
import { DARK, type Player, type SwccgState, type Switches } from './state.ts';

/** What a match begins with: two decks, or a position, and the switches of the rulings. */
export interface SwccgSetup {
  readonly decks: { readonly dark: Deck; readonly light: Deck };
  readonly switches: Switches;
  readonly turnLimit: number;
  readonly position: Position | null;
}

const DEFAULTS: Switches = {
  squadronCapacity: false,
  sitesDieWithStarship: true,
  unpilotedEmbark: false,
  hideResponses: false,
};

export function parseSetup(raw: unknown): SwccgSetup {
  if (!isObject(raw)) throw new BadInput('', 'A setup has decks, switches or a position.');
  const strange = Object.keys(raw).find((key) => !['decks', 'switches', 'turnLimit', 'position'].includes(key));
  if (strange !== undefined) throw new BadInput(strange, 'Unknown; there is decks, switches, turnLimit, position.');
  return {
    decks: parseDecks(raw.decks),
    switches: parseSwitches(raw.switches),
    turnLimit: parseTurnLimit(raw.turnLimit),
    position: raw.position === undefined || raw.position === null ? null : parsePosition(raw.position),
  };
}

function parseTurnLimit(raw: unknown): number {
  if (raw === undefined) return 400;
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 1 || raw > 1000) {
    throw new BadInput('turnLimit', 'A whole number of turns from 1 to 1000 is expected.');
  }
  return raw;
}

/** One deck for each side; they must be legal. Whoever plays apart is asked whatever they hold (swccg.core-hidden.2). */
export function newSetup({ lists, apart = false }: Choices): SwccgSetup {
  const [dark, light] = lists;
  for (const [i, list] of [dark, light].entries()) {
    const [problem] = validate(list);
    if (problem) throw new BadInput(`lists[${i}]`, `${problem.message} (${problem.rule})`);
  }
  return parseSetup({ decks: { dark, light }, switches: { hideResponses: apart } });
}

function parseDecks(raw: unknown): SwccgSetup['decks'] {
  if (raw === undefined) return READY_DECKS;
  if (!isObject(raw)) throw new BadInput('decks', 'A deck for each side is expected: { dark, light }.');
  const deck = (side: 'dark' | 'light') => {
    if (raw[side] === undefined) return READY_DECKS[side];
    const found = parseDeck(raw[side], `decks.${side}`);
    if (found.side !== side) throw new BadInput(`decks.${side}.side`, `This deck is of the ${found.side} side.`);
    return found;
  };
  return { dark: deck('dark'), light: deck('light') };
}

function parseSwitches(raw: unknown): Switches {
  if (raw === undefined) return DEFAULTS;
  if (!isObject(raw)) throw new BadInput('switches', 'Switches are a map of names to true or false.');
  for (const [name, value] of Object.entries(raw)) {
    if (!Object.hasOwn(DEFAULTS, name)) {
      throw new BadInput(`switches.${name}`, `Unknown; there is ${Object.keys(DEFAULTS).join(', ')}.`);
    }
    if (typeof value !== 'boolean') throw new BadInput(`switches.${name}`, 'True or false is expected.');
  }
  return { ...DEFAULTS, ...raw };
}

export function setup({ decks, switches, turnLimit, position }: SwccgSetup, _random: Random): SwccgState {
  const state: SwccgState = {
    switches,
    turnLimit,
    turn: 1,
    current: DARK,
    step: 'starting',
    entered: false,
    actor: DARK,
    passes: 0,
    generation: 0,
    toActivate: 0,
    players: [emptyPlayer(), emptyPlayer()],
    cards: [],
    locations: [],
    rows: [],
    lasting: [],
    battle: null,
    drawn: [],
    playing: [],
    used: [],
    named: emptyRecord(),
    outcome: null,
  };
  // Given again, so that the engine expects them to change: the first location to leave would undo all it compiled.
  state.locations = [];
  state.rows = [];
  if (position) placePosition(state, position);
  else {
    state.players[0].reserve = cardsOf(decks.dark);
    state.players[1].reserve = cardsOf(decks.light);
    for (const player of state.players) coverPiles(player);
    state.players[0].under = [...(decks.dark.under ?? [])];
    state.players[1].under = [...(decks.light.under ?? [])];
  }
  return state;
}

function emptyPlayer(): Player {
  return {
    reserve: [],
    force: [],
    used: [],
    lost: [],
    hand: [],
    out: [],
    under: [],
    seen: { reserve: [], force: [], used: [] },
    shieldsPlayed: 0,
    deathStar: null,
  };
}
