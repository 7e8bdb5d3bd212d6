import { BadInput, isObject, type Random, type Seat } from '@rangefinder/kernel';
import { checkBeginning, keys, list, numbers, oneOf, text, whole } from '@rangefinder/kernel/reading';
import { maneuverKey, placeDeck, playerOf, UNSET } from '@rangefinder/xwing';
import { parseSquads, type Squad } from '@rangefinder/xwing/squad';
import { pilotCard } from './cards/catalog.ts';
import { CARDS } from './firstedition.ts';
import { newShip } from './newship.ts';
import { type Position, parsePosition } from './position.ts';
import { squadCost } from './squad/cost.ts';
import { SQUADS } from './squad/squads.ts';
import type { Mission, Options, Player, Ship, XwingState } from './state.ts';

/** The play area is a square of this side unless the players want another (xw1.play-area.3; three feet, see the rulings). */
export const BOARD = 914.4;

/** A match that nobody wins is over after this many rounds (see the rulings). */
export const MOST_ROUNDS = 99;

/** How a match begins: two squads to set up, or a position in mid-game. */
export interface XwingSetup {
  readonly rounds: number;
  readonly options: Options;
  /** A mission with objectives; without one the game is a dogfight. */
  readonly mission?: Mission;
  /** The side of the play area, in millimetres, where the players want another (xw1.setup.4, xw1.play-area.4). */
  readonly playArea?: number;
  readonly squads?: readonly [Squad, Squad];
  /** Illegal squads were refused. Without it any squad of playable cards may take the table. */
  readonly legal?: true;
  readonly position?: Position;
}

const KEYS = ['rounds', 'options', 'mission', 'playArea', 'squads', 'legal', 'position'];

export function parseSetup(raw: unknown): XwingSetup {
  if (!isObject(raw)) throw new BadInput('', 'A setup is { squads } or { position }.');
  for (const key of Object.keys(raw)) {
    if (!KEYS.includes(key)) throw new BadInput(key, `Unknown; there is ${KEYS.join(', ')}.`);
  }
  const rounds = raw.rounds ?? MOST_ROUNDS;
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) {
    throw new BadInput('rounds', `A whole number of rounds from 1 to ${MOST_ROUNDS} is expected.`);
  }
  const table = {
    rounds,
    options: parseOptions(raw.options ?? {}),
    ...(raw.mission === undefined ? {} : { mission: parseMission(raw.mission) }),
    ...parsePlayArea(raw.playArea),
  };
  checkBeginning(raw, ['squads', 'legal']);
  if (raw.position !== undefined) return { ...table, position: parsePosition(raw.position) };
  return { ...table, ...parseSquads(SQUADS, raw) };
}

/** The switches of the rulings. */
function parseOptions(raw: unknown): Options {
  if (!isObject(raw)) throw new BadInput('options', 'An object with stressedRed, tokenLimit, damageDeck is expected.');
  const { stressedRed = 'opponent', tokenLimit = 'any', damageDeck = 'core2', ...strange } = raw;
  const [unknown] = Object.keys(strange);
  if (unknown !== undefined) throw new BadInput(`options.${unknown}`, 'There is stressedRed, tokenLimit, damageDeck.');
  return {
    stressedRed: oneOf(stressedRed, 'options.stressedRed', ['opponent', 'white2']),
    tokenLimit: oneOf(tokenLimit, 'options.tokenLimit', ['any', 'once']),
    damageDeck: oneOf(damageDeck, 'options.damageDeck', ['core', 'core2']),
  };
}

/** xw1.formats.2 */
function parseMission(raw: unknown): Mission {
  const at = 'mission';
  const map = keys(raw, at, ['name', 'objectives', 'skills']);
  return {
    name: text(map.name, `${at}.name`),
    objectives: list(map.objectives ?? [], `${at}.objectives`).map((one, i) => {
      const { seat, ship, kind } = keys(one, `${at}.objectives[${i}]`, ['seat', 'ship', 'kind']);
      return {
        seat: whole(seat, `${at}.objectives[${i}].seat`, 0, 1),
        ship: text(ship, `${at}.objectives[${i}].ship`),
        kind: oneOf(kind, `${at}.objectives[${i}].kind`, ['destroy', 'escape']),
      };
    }),
    skills: numbers(map.skills ?? {}, `${at}.skills`, () => true),
  };
}

/** xw1.play-area.4, .5: a mission is played on the usual play area unless it says otherwise. */
function parsePlayArea(raw: unknown): Pick<XwingSetup, 'playArea'> {
  if (raw === undefined) return {};
  if (typeof raw !== 'number' || !(raw >= 600 && raw <= 2000))
    throw new BadInput('playArea', 'The side of the play area is expected here, from 600 to 2000 mm.');
  return { playArea: raw };
}

/** The state in which a match begins. */
export function setup(
  { rounds, options, mission, playArea, squads, position }: XwingSetup,
  random: Random,
): XwingState {
  // xw1.setup.13: each player's own deck, shuffled.
  const deck = (seat: Seat) => random.shuffle(`damage-deck:${seat}`, CARDS.damageDeck(options.damageDeck), String);
  const state: XwingState = {
    mission: mission ?? null,
    options,
    rounds,
    playArea: playArea ?? BOARD,
    round: 0,
    phase: 'setup',
    begun: false,
    step: 'initiative',
    firstPlayer: 0,
    players: [newPlayer('bottom', deck(0)), newPlayer('top', deck(1))],
    ships: [],
    obstacles: [],
    bombs: [],
    active: null,
    attack: null,
    attacking: null,
    made: 0,
    outcome: null,
  };
  if (position) applyPosition(state, position);
  // xw1.setup.1
  squads?.forEach((squad, seat) => {
    const player = playerOf(state, seat);
    player.obstacles = [...squad.obstacles];
    player.squadCost = squadCost(squad);
    for (const { pilot, upgrades } of squad.ships) {
      state.ships.push(newShip(CARDS, shipId(state, pilot, seat), seat, pilot, upgrades));
    }
  });
  return state;
}

function newPlayer(edge: 'bottom' | 'top', deck: string[]): Player {
  return { squadCost: 0, score: 0, edge, deck, discards: [], obstacles: [] };
}

/** `lukeskywalker`; a second ship of the same pilot is `academypilot-2`. */
function shipId(state: XwingState, pilot: string, seat: Seat): string {
  const same = state.ships.filter((ship) => ship.pilot === pilot).length;
  const taken = state.ships.some((ship) => ship.id === pilot);
  return taken ? `${pilot}-${same + 1}` : seat === 0 || same === 0 ? pilot : `${pilot}-${same + 1}`;
}

/** Puts a position on the table. */
function applyPosition(state: XwingState, position: Position): void {
  state.round = position.round;
  state.phase = position.phase;
  state.begun = position.begun;
  state.step = 'done';
  state.firstPlayer = position.firstPlayer;
  state.ships = position.ships.map((placed) => placedShip(placed, position.phase));
  for (const ship of state.ships) {
    for (const other of state.ships) {
      if (other.contact.includes(ship.id) && !ship.contact.includes(other.id)) ship.contact.push(other.id);
    }
    playerOf(state, ship.seat).squadCost += pilotCard(ship.pilot).cost;
  }
  state.obstacles = position.obstacles.map((obstacle) => ({ ...obstacle }));
  state.bombs = position.bombs.map((bomb) => ({ ...bomb }));
  position.decks.forEach((placed, seat) => {
    placeDeck(playerOf(state, seat).deck, placed);
  });
  position.discards.forEach((cards, seat) => {
    playerOf(state, seat).discards = [...cards];
  });
  position.scores.forEach((points, seat) => {
    playerOf(state, seat).score = points;
  });
}

function placedShip(placed: Position['ships'][number], phase: Position['phase']): Ship {
  const ship = newShip(CARDS, placed.id, placed.seat, placed.pilot, placed.upgrades);
  ship.pose = placed.pose;
  ship.place = placed.docked === null ? 'play' : 'reserve';
  ship.carrier = placed.docked;
  ship.acted = placed.acted;
  ship.performed = [...placed.performed];
  ship.contact = [...placed.touching];
  Object.assign(ship.tokens, placed.tokens);
  ship.locks = [...placed.locks];
  ship.damage = placed.damage.map((card) => ({ ...card }));
  ship.conditions = placed.conditions.map((condition) => ({ ...condition }));
  ship.turret = [
    ...(placed.turret ?? (pilotCard(placed.pilot).type.arcs.includes('mobile') ? ['front' as const] : [])),
  ];
  ship.dial = placed.dial === UNSET || placed.docked !== null ? null : (placed.dial ?? defaultDial(placed.pilot));
  ship.revealed = ship.dial !== null && (phase === 'combat' || phase === 'end');
  if (placed.shields !== null) ship.shields = placed.shields;
  for (const upgrade of ship.upgrades) {
    if (placed.flipped.includes(upgrade.id)) upgrade.side = 'back';
    upgrade.discarded = placed.discarded.includes(upgrade.id);
    upgrade.counters = placed.counters[upgrade.id] ?? 0;
  }
  return ship;
}

function defaultDial(pilot: string): string {
  const { dial } = pilotCard(pilot);
  const straight = dial.find(({ bearing, speed }) => bearing === 'straight' && speed === 2) ?? dial[0];
  return straight ? maneuverKey(straight) : '';
}
