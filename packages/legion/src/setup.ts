import { BadInput, clonePlain, isObject, type Random } from '@rangefinder/kernel';
import { checkBeginning, oneOf } from '@rangefinder/kernel/reading';
import { type Army, parseArmy } from './army/army.ts';
import { checkDeck, deckFor } from './army/battledeck.ts';
import type { CostSet } from './army/costs.ts';
import { MODES } from './army/modes.ts';
import { armyPoints } from './army/points.ts';
import { armyProblems } from './army/validate.ts';
import type { Agreed, Piece } from './battlefield/model.ts';
import { allCommands, unitFacts } from './cards/catalog.ts';
import { CARDS } from './fourfactions.ts';
import { newUnit } from './newunit.ts';
import { parseOptions } from './options.ts';
import { type PlacedMini, type Position, parsePosition } from './position.ts';
import { equipped } from './rules/exhausting.ts';
import type { LegionState, Mini, Player, Unit } from './state.ts';
import { BATTLEFIELDS, type BattlefieldId, battlefieldsFor, findBattlefield } from './terrain/battlefields.ts';
import { terrainSet } from './terrain/sets.ts';

export type Mode = LegionState['mode'];

/** How a match begins: two armies to set up, or a position in mid-game. */
export interface LegionSetup {
  readonly mode: Mode;
  readonly rounds: number;
  /** Battle cards of each kind that are laid out (see the rulings). */
  readonly revealed: 3 | 4;
  /** `any`: one of its size, by chance. */
  readonly battlefield: BattlefieldId | 'any';
  /** The battlefield is bare, and the players place a set of such terrain, or these kinds (legion.terrain-competitive-placement.1). */
  readonly terrain?: 'competitive' | readonly string[];
  /** What the players agree of single pieces of the battlefield, by their ids (legion.setup.5, legion.terrain-general.2). */
  readonly agreed?: Readonly<Record<string, Agreed>>;
  /** The game goes on until one side has no troopers left (legion.unlimited-rounds). */
  readonly unlimited?: true;
  /** The points that both armies are counted by; the adjusted ones where they are left out. */
  readonly costs?: CostSet;
  readonly armies?: readonly [Army, Army];
  /** Illegal armies were refused. Without it any army of playable cards may take the table. */
  readonly legal?: true;
  readonly position?: Position;
}

/**
 * legion.battlefield.2, .3, legion.grand-army.8
 * legion.setup.1
 */
export const SIZES: Readonly<Record<Mode, { readonly width: number; readonly depth: number }>> = {
  standard: { width: 1800, depth: 900 },
  skirmish: { width: 900, depth: 900 },
  'grand-army': { width: 1800, depth: 1200 },
};

const GAME_MODES: readonly Mode[] = ['standard', 'skirmish', 'grand-army'];

const KEYS = [
  'mode',
  'rounds',
  'unlimited',
  'revealed',
  'battlefield',
  'terrain',
  'agreed',
  'costs',
  'armies',
  'legal',
  'position',
];

export function parseSetup(raw: unknown): LegionSetup {
  if (!isObject(raw)) throw new BadInput('', 'A setup is { armies } or { position }.');
  for (const key of Object.keys(raw)) {
    if (!KEYS.includes(key)) throw new BadInput(key, `Unknown; there is ${KEYS.join(', ')}.`);
  }
  const mode = raw.mode === undefined ? 'standard' : oneOf(raw.mode, 'mode', GAME_MODES);
  const table = {
    mode,
    rounds: parseRounds(raw.rounds ?? roundsOf(mode)),
    revealed: parseRevealed(raw.revealed),
    battlefield: parseBattlefield(raw.battlefield ?? (raw.position === undefined ? firstOf(mode) : 'empty'), mode),
    ...parseOptions(raw),
  };
  checkBeginning(raw, ['armies', 'legal']);
  if (raw.position !== undefined) return { ...table, position: parsePosition(raw.position) };
  if (!Array.isArray(raw.armies) || raw.armies.length !== 2)
    throw new BadInput('armies', 'Two armies are expected here.');
  const armies = [parseArmy(raw.armies[0], 'armies[0]'), parseArmy(raw.armies[1], 'armies[1]')] as const;
  armies.forEach(({ battle }, i) => void checkDeck(MODES[mode].battle, battle, `armies[${i}].battle`));
  if (raw.legal === undefined || raw.legal === false) return { ...table, armies };
  if (raw.legal !== true) throw new BadInput('legal', 'true or false is expected here.');
  armies.forEach((army, i) => {
    const [problem] = armyProblems(countedBy(table.costs, army), mode);
    if (problem) throw new BadInput(`armies[${i}]`, problem.message);
  });
  return { ...table, armies, legal: true };
}

/** Both armies of a match are counted by the same points (legion.using-the-reference.5). */
function countedBy(costs: CostSet | undefined, { costs: _own, ...army }: Army): Army {
  return costs === undefined ? army : { ...army, costs };
}

/** A battlefield of another size would hang over the edge, or leave half of the table bare. */
function parseBattlefield(raw: unknown, mode: Mode): BattlefieldId | 'any' {
  if (raw === 'any') return 'any';
  const id = oneOf(raw, 'battlefield', Object.keys(BATTLEFIELDS));
  const made = findBattlefield(id)?.mode ?? mode;
  if (made !== mode) throw new BadInput('battlefield', `"${id}" is laid out for a ${made} game.`);
  return id;
}

function firstOf(mode: Mode): BattlefieldId {
  return battlefieldsFor(mode)[0] ?? 'empty';
}

/** legion.game-round.1, legion.skirmish-games.1 */
export function roundsOf(mode: Mode): number {
  return mode === 'skirmish' ? 5 : 6;
}

/** Players may want another length. */
function parseRounds(raw: unknown): number {
  if (typeof raw === 'number' && Number.isInteger(raw) && raw >= 1 && raw <= 12) return raw;
  throw new BadInput('rounds', 'A whole number of rounds from 1 to 12 is expected.');
}

function parseRevealed(raw: unknown = 3): 3 | 4 {
  if (raw === 3 || raw === 4) return raw;
  throw new BadInput('revealed', '3 or 4 battle cards of each kind are laid out.');
}

function battlefieldOf({ mode, battlefield }: LegionSetup, random: Random): BattlefieldId {
  return battlefield === 'any' ? random.choose('battlefield', battlefieldsFor(mode)) : battlefield;
}

/** The state in which a match begins. */
export function setup(wished: LegionSetup, random: Random): LegionState {
  const made = { ...wished, battlefield: battlefieldOf(wished, random) };
  const { mode, rounds, unlimited = false, revealed, costs, armies, position } = made;
  const { pieces, unplaced } = terrainOf(made);
  const state: LegionState = {
    mode,
    rounds,
    unlimited,
    costs: costs ?? 'since-2021-10-27',
    ...SIZES[mode],
    terrain: [...pieces, ...(position?.terrain ?? [])],
    unplaced: [...unplaced],
    revealed,
    round: 0,
    phase: 'setup',
    step: '',
    blue: 0,
    counter: 0,
    priority: 0,
    turn: 0,
    players: [newPlayer(made, 0, 'near', 'blue'), newPlayer(made, 1, 'far', 'red')],
    units: [],
    markers: [],
    battle: { objectives: [], deployments: [], conditions: [] },
    objective: '',
    deployment: '',
    condition: '',
    activation: null,
    attack: null,
    memory: {},
    outcome: null,
  };
  if (armies) {
    state.units.push(...unitsOf(armies));
    handOutFlaws(state);
  }
  if (position) takePosition(state, position);
  return state;
}

/** What stands on the battlefield, and what the players will place there. */
function terrainOf({
  mode,
  battlefield,
  terrain,
  agreed = {},
}: LegionSetup & { readonly battlefield: BattlefieldId }): {
  readonly pieces: readonly Piece[];
  readonly unplaced: readonly string[];
} {
  const { pieces = [], place = null } = findBattlefield(battlefield) ?? {};
  if (terrain === undefined) {
    const strange = Object.keys(agreed).find((id) => !pieces.some((piece) => piece.id === id));
    if (strange !== undefined) throw new BadInput(`agreed.${strange}`, 'There is no such piece on this battlefield.');
    const terms = (id: string) => (agreed[id] ? { agreed: agreed[id] } : {});
    return { pieces: pieces.map((piece) => ({ ...piece, ...terms(piece.id) })), unplaced: [] };
  }
  if (terrain !== 'competitive') return { pieces: [], unplaced: terrain };
  return { pieces: [], unplaced: place === null ? [] : terrainSet(place, SIZES[mode]) };
}

/** legion.setup.2, legion.command-cards.2 */
function newPlayer(made: LegionSetup, seat: 0 | 1, edge: Player['edge'], side: Player['side']): Player {
  const { mode, costs, armies } = made;
  const army = armies?.[seat];
  const { objectives = [], deployments = [], conditions = [] } = army ? deckFor(MODES[mode].battle, army.battle) : {};
  return {
    side,
    edge,
    hand: [...(army?.commands ?? [])],
    contingencies: [...(army?.contingencies ?? [])],
    chosen: null,
    revealed: false,
    discards: [],
    permanent: [],
    divulged: [],
    flaws: [],
    flawsInPlay: [],
    aside: [],
    pool: [],
    kept: [],
    victory: 0,
    battleDeck: { objectives: [...objectives], deployments: [...deployments], conditions: [...conditions] },
    faction: army?.faction ?? '',
    points: army ? armyPoints(countedBy(costs, army)) : 0,
    memory: {},
  };
}

/** Whoever has Flawed brings a card for the opponent (legion.flawed.1, .2). */
function handOutFlaws({ units, players }: LegionState): void {
  for (const { card, seat } of units) {
    const { name, keywords } = unitFacts(card);
    if (!keywords.some(({ id }) => id === 'flawed')) continue;
    const flaws = allCommands().filter(({ kind, character }) => kind === 'flaw' && character === name);
    players[seat === 0 ? 1 : 0].flaws.push(...flaws.map(({ id }) => id));
  }
}

/** `darth-vader`, `stormtroopers-2`: where a table has several units of a card they are numbered, over both armies. */
function unitsOf(armies: readonly Army[]): Unit[] {
  const all = armies.flatMap((army, seat) => army.units.map((one) => ({ seat, one })));
  const numbers = new Map<string, number>();
  return all.map(({ seat, one }) => {
    const number = (numbers.get(one.unit) ?? 0) + 1;
    numbers.set(one.unit, number);
    const alone = all.filter((other) => other.one.unit === one.unit).length === 1;
    return newUnit(CARDS, alone ? one.unit : `${one.unit}-${number}`, seat, one);
  });
}

function takePosition(state: LegionState, position: Position): void {
  const { round, phase, step, blue, counter, priority, turn, objective, deployment, condition } = position;
  Object.assign(state, { round, phase, step, blue, counter, priority, turn, objective, deployment, condition });
  state.players.forEach((player, seat) => {
    player.side = seat === blue ? 'blue' : 'red';
    Object.assign(player, clonePlain(position.players[seat] ?? {}));
  });
  Object.assign(state.memory, position.memory);
  for (const placed of position.units) state.units.push(placedUnit(placed));
  for (const unit of state.units) {
    const leader = state.units.find(({ id }) => id === unit.carrier)?.minis[0];
    if (leader) for (const mini of unit.minis) Object.assign(mini, { pose: leader.pose, on: leader.on });
  }
  state.markers.push(...position.markers.map((marker) => ({ ...marker, memory: { ...marker.memory } })));
}

/** A miniature where a position says it stands; none where the unit has fewer. */
function placedMini({ id, minis }: Unit, { number, pose, on, wounds }: PlacedMini, i: number): readonly Mini[] {
  const mini = number === null ? minis[i] : minis.find((one) => one.id === `${id}-${number}`);
  if (mini) return [{ ...mini, pose, on, wounds }];
  if (number !== null) throw new BadInput('position.units', `"${id}" has no miniature ${number}.`);
  return [];
}

function placedUnit(placed: Position['units'][number]): Unit {
  const unit = newUnit(CARDS, placed.id, placed.seat, placed);
  unit.upgrades.push(...placed.supplies.map((id) => equipped(id, false)));
  unit.place = placed.place;
  if (placed.minis.length > 0) unit.minis = placed.minis.flatMap((at, i) => placedMini(unit, at, i));
  Object.assign(unit.tokens, placed.tokens);
  unit.order = placed.order;
  unit.activated = placed.activated;
  unit.panicked = placed.panicked;
  unit.damage = placed.damage;
  unit.disrupted = placed.disrupted;
  unit.carrier = placed.carrier;
  unit.claimed.push(...placed.claimed);
  if (placed.shields) unit.shields = { ...placed.shields };
  if (placed.rank) unit.rank = placed.rank;
  Object.assign(unit.memory, placed.memory);
  for (const upgrade of unit.upgrades) {
    upgrade.exhausted = placed.exhausted.includes(upgrade.id);
    upgrade.depleted = placed.depleted.includes(upgrade.id);
    if (placed.flipped.includes(upgrade.id)) upgrade.side = 'back';
    Object.assign(upgrade.counters, placed.counters[upgrade.id] ?? {});
  }
  return unit;
}
