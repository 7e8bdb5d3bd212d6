import { BadInput, isObject, type Random, type Seat } from '@rangefinder/kernel';
import { shown } from '@rangefinder/kernel/lists';
import { checkBeginning } from '@rangefinder/kernel/reading';
import { maneuverKey, placeDeck, playerOf, STANDARD_ARCS, type StandardArc, UNSET } from '@rangefinder/xwing';
import { parseSquads, type Squad } from '@rangefinder/xwing/squad';
import { pilotCard, upgradeCard } from './cards/catalog.ts';
import { DAMAGE_DECK } from './cards/damage.ts';
import { newShip } from './newship.ts';
import { type Position, parsePosition } from './position.ts';
import { BOARD } from './rules/playarea.ts';
import { CARDS } from './secondedition.ts';
import { SQUADS } from './squad/squads.ts';
import type { MissionId, XwingState } from './state.ts';

export const MISSIONS: readonly MissionId[] = ['dogfight', 'assault', 'chance', 'salvage', 'scramble'];

/** How a match begins: two squads to set up, or a position in mid-game. */
export interface XwingSetup {
  readonly mission: MissionId;
  readonly rounds: number;
  /** The side of the play area, in millimetres, where the players want another than three feet (xw2.play-area.4). */
  readonly playArea?: number;
  readonly squads?: readonly [Squad, Squad];
  /** Illegal squads were refused. Without it any squad of playable cards may take the table. */
  readonly legal?: true;
  readonly position?: Position;
}

export function parseSetup(raw: unknown): XwingSetup {
  if (!isObject(raw)) throw new BadInput('', 'A setup is { mission, squads } or { position }.');
  for (const key of Object.keys(raw)) {
    if (!['mission', 'rounds', 'playArea', 'squads', 'legal', 'position'].includes(key))
      throw new BadInput(key, 'Unknown; there is mission, rounds, playArea, squads, legal, position.');
  }
  const mission = MISSIONS.find((known) => known === (raw.mission ?? 'dogfight'));
  if (!mission)
    throw new BadInput('mission', `There is no mission ${shown(raw.mission)}; there is ${MISSIONS.join(', ')}.`);
  const rounds = raw.rounds ?? 12;
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > 99) {
    throw new BadInput('rounds', 'A whole number of rounds from 1 to 99 is expected.');
  }
  const table = { mission, rounds, ...parsePlayArea(raw.playArea, mission) };
  checkBeginning(raw, ['squads', 'legal']);
  if (raw.position !== undefined) return { ...table, position: parsePosition(raw.position) };
  return { ...table, ...parseSquads(SQUADS, raw) };
}

/** xw2.play-area.4: larger or smaller; missions are laid out for three feet (xw2.missions.setup.1). */
function parsePlayArea(raw: unknown, mission: MissionId): Pick<XwingSetup, 'playArea'> {
  if (raw === undefined) return {};
  if (mission !== 'dogfight') throw new BadInput('playArea', 'Missions are played on the usual play area.');
  if (typeof raw !== 'number' || !(raw >= 600 && raw <= 2000))
    throw new BadInput('playArea', 'The side of the play area is expected here, from 600 to 2000 mm.');
  return { playArea: raw };
}

/** The state in which a match begins. */
export function setup({ mission, rounds, playArea, squads, position }: XwingSetup, random: Random): XwingState {
  // xw2.setup.17: each player's own deck, shuffled.
  const deck = (seat: Seat) => random.shuffle(`damage-deck:${seat}`, DAMAGE_DECK, String).reverse();
  const state: XwingState = {
    mission,
    rounds,
    playArea: playArea ?? BOARD,
    squadPoints: 20,
    round: 0,
    phase: 'setup',
    begun: false,
    placingForces: false,
    firstPlayer: 0,
    players: [newPlayer('bottom', deck(0)), newPlayer('top', deck(1))],
    ships: [],
    obstacles: [],
    devices: [],
    features: [],
    attack: null,
    engaging: null,
    made: 0,
    outcome: null,
  };
  if (position) applyPosition(state, position);
  // xw2.setup.1
  squads?.forEach((squad, seat) => {
    const player = playerOf(state, seat);
    player.obstacles = [...squad.obstacles];
    for (const { pilot, upgrades } of squad.ships) {
      state.ships.push(newShip(CARDS, shipId(state, pilot, seat), seat, pilot, upgrades));
      player.squadCost += pilotCard(pilot).cost;
    }
  });
  return state;
}

function newPlayer(edge: 'bottom' | 'top', deck: string[]): XwingState['players'][number] {
  return { score: 0, squadCost: 0, edge, deck, obstacles: [] };
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
  state.firstPlayer = position.firstPlayer;
  for (const placed of position.ships) {
    const ship = newShip(CARDS, placed.id, placed.seat, placed.pilot, placed.upgrades);
    ship.pose = placed.pose;
    ship.place = placed.docked === null ? 'play' : 'reserve';
    ship.carrier = placed.docked;
    ship.contingent = placed.contingent;
    ship.cargo = placed.cargo;
    ship.halved = placed.halved;
    ship.acted = placed.acted;
    Object.assign(ship.tokens, placed.tokens);
    ship.locks = [...placed.locks];
    ship.damage = placed.damage.map((card) => ({ ...card }));
    ship.conditions = placed.conditions.map((condition) => ({ ...condition }));
    ship.turret = [...(placed.turret ?? defaultTurret(placed.pilot, placed.upgrades))];
    ship.dial = placed.dial === UNSET ? null : (placed.dial ?? defaultDial(placed.pilot));
    ship.revealed = ship.dial !== null && (position.phase === 'engagement' || position.phase === 'end');
    if (placed.shields !== null) ship.shields = placed.shields;
    if (placed.force !== null) ship.force = placed.force;
    if (placed.charges !== null) ship.charges = placed.charges;
    for (const upgrade of ship.upgrades) if (placed.flipped.includes(upgrade.id)) upgrade.side = 'back';
    for (const [id, charges] of Object.entries(placed.upgradeCharges)) {
      const upgrade = ship.upgrades.find((one) => one.id === id);
      if (upgrade) upgrade.charges = charges;
    }
    for (const upgrade of ship.upgrades) upgrade.under = placed.under[upgrade.id] ?? null;
    state.ships.push(ship);
    playerOf(state, placed.seat).squadCost += pilotCard(placed.pilot).cost;
  }
  state.obstacles = position.obstacles.map((obstacle) => ({ ...obstacle }));
  state.devices = position.devices.map((device) => ({
    ...device,
    damage: [...device.damage],
    locks: [...device.locks],
  }));
  state.features = position.features.map((feature) => ({ ...feature }));
  position.decks.forEach((placed, seat) => {
    placeDeck(playerOf(state, seat).deck, placed);
  });
  position.scores.forEach((points, seat) => {
    playerOf(state, seat).score = points;
  });
}

function defaultDial(pilot: string): string {
  const { dial } = pilotCard(pilot);
  const straight = dial.find(({ bearing, speed }) => bearing === 'straight' && speed === 2) ?? dial[0];
  return straight ? maneuverKey(straight) : '';
}

function defaultTurret(pilot: string, upgrades: readonly string[]): readonly StandardArc[] {
  const arcs = [
    ...pilotCard(pilot).type.attacks.map(({ arc }) => arc),
    ...upgrades.flatMap((id) => upgradeCard(id).attack?.arc ?? []),
  ];
  if (arcs.includes('double-turret')) return ['front', 'rear'];
  return arcs.includes('turret') ? [STANDARD_ARCS[0]] : [];
}
