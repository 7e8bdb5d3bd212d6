import { filled, filledMaps, unless, type WrittenPosition, writePose } from '@rangefinder/kernel/writing';
import type { ArmyUnit } from './army/army.ts';
import type { Piece } from './battlefield/model.ts';
import { findSupply, unitFacts } from './cards/catalog.ts';
import { CARDS } from './fourfactions.ts';
import { newUnit } from './newunit.ts';
import type { PlacedMini, PlacedPlayer, PlacedUnit, Position } from './position.ts';
import { ALL_TOKENS, type LegionState, type Marker, type Player, type Token, type Unit } from './state.ts';

/** A table with nobody on it. */
export const EMPTY_POSITION: Position = {
  round: 1,
  phase: 'activation',
  step: '',
  blue: 0,
  counter: 0,
  priority: 0,
  turn: 0,
  objective: '',
  deployment: '',
  condition: '',
  terrain: [],
  players: [],
  units: [],
  markers: [],
  memory: {},
};

/** Writes a position as people would: defaults left out, poses as [x, y, heading]. */
export function writePosition(position: Position): WrittenPosition {
  const { round, phase, step, blue, counter, priority, turn, objective, deployment, condition } = position;
  return {
    ...unless(1, { round }),
    phase,
    ...(step === 'begun' ? { begun: true } : {}),
    ...unless(0, { blue }),
    ...unless(0, { counter }),
    ...unless(0, { priority }),
    ...unless(priority, { turn }),
    ...unless('', { objective }),
    ...unless('', { deployment }),
    ...unless('', { condition }),
    ...filled({
      terrain: position.terrain.map(writePiece),
      players: writePlayers(position.players),
      units: position.units.map(writeUnit),
      markers: position.markers.map(writeMarker),
    }),
    ...filledMaps({ memory: position.memory }),
  };
}

function writePiece({ id, kind, pose, agreed }: Piece): WrittenPosition {
  return { ...unless(kind, { id }), kind, pose: writePose(pose), ...(agreed ? { agreed } : {}) };
}

/** Nothing where there is nothing to say of either. */
function writePlayers(players: readonly PlacedPlayer[]): readonly WrittenPosition[] {
  const written = players.map(writePlayer);
  return written.every((player) => Object.keys(player).length === 0) ? [] : written;
}

function writePlayer({ edge, chosen, revealed, victory, ...piles }: PlacedPlayer): WrittenPosition {
  return {
    ...unless(undefined, { edge }),
    ...(chosen === undefined ? {} : { chosen, ...unless(true, { revealed }) }),
    ...unless(0, { victory: victory ?? 0 }),
    ...filled(piles),
  };
}

function writeUnit(placed: PlacedUnit): WrittenPosition {
  const { id, seat, unit, counterpart, place, carrier, shields, order, activated, panicked, damage, disrupted } =
    placed;
  const { rank, tokens, counters, memory } = placed;
  return {
    ...unless(unit, { id }),
    ...unless(0, { seat }),
    unit,
    ...unless(undefined, { counterpart }),
    ...unless(carrier === null ? 'play' : 'transported', { place }),
    ...unless('pool', { order }),
    ...unless(false, { activated }),
    ...unless(false, { panicked }),
    ...unless(null, { damage }),
    ...unless(null, { disrupted }),
    ...unless(null, { rank }),
    ...unless(null, { carrier }),
    ...unless(null, { shields }),
    ...filledMaps({ tokens, counters, memory }),
    ...filled({
      upgrades: placed.upgrades,
      loadout: placed.loadout ?? [],
      supplies: placed.supplies,
      claimed: placed.claimed,
      exhausted: placed.exhausted,
      depleted: placed.depleted,
      flipped: placed.flipped,
      minis: placed.minis.map(writeMini),
    }),
  };
}

function writeMini({ number, pose, on, wounds }: PlacedMini): unknown {
  if (number === null && on === null && wounds === 0) return writePose(pose);
  return { ...unless(null, { number }), pose: writePose(pose), ...unless(null, { on }), ...unless(0, { wounds }) };
}

function writeMarker({ id, kind, seat, what, pose, on, facedown, memory }: Marker): WrittenPosition {
  return {
    id,
    kind,
    ...unless(null, { seat }),
    ...unless('', { what }),
    pose: writePose(pose),
    ...unless(null, { on }),
    ...unless(false, { facedown }),
    ...filledMaps({ memory }),
  };
}

/**
 * The table of a match as a position. Activations that are over stay so; a command or an end phase begins anew, and so does an
 * activation that goes on.
 */
export function positionOf(state: LegionState): Position {
  const { round, phase, blue, counter, priority, turn, objective, deployment, condition } = state;
  const isActivation = phase === 'activation';
  return {
    round: Math.max(1, round),
    phase: phase === 'setup' ? 'command' : phase,
    step: isActivation && state.step !== '' ? 'begun' : '',
    blue,
    counter,
    priority,
    turn: isActivation ? turn : priority,
    objective,
    deployment,
    condition,
    terrain: state.terrain,
    players: state.players.map((player) => playerOf(player, state)),
    units: state.units.map((unit) => unitOf(unit, state)),
    markers: state.markers.map((marker) => ({ ...marker, memory: counted(marker.memory) })),
    memory: counted(state.memory),
  };
}

function playerOf(player: Player, { phase }: LegionState): PlacedPlayer {
  const { edge, hand, contingencies, chosen, revealed, discards, permanent, divulged } = player;
  const { flaws, flawsInPlay, aside, pool, kept, victory } = player;
  // A card that was chosen in a command phase is chosen once more.
  const isBack = chosen !== null && phase === 'command';
  return {
    edge,
    hand: isBack ? [...hand, chosen] : [...hand],
    ...(chosen === null || isBack ? {} : { chosen, revealed }),
    contingencies: [...contingencies],
    discards: [...discards],
    permanent: [...permanent],
    divulged: [...divulged],
    flaws: [...flaws],
    flawsInPlay: [...flawsInPlay],
    aside: [...aside],
    pool: phase === 'activation' ? [...pool] : [],
    kept: [...kept],
    victory,
  };
}

function unitOf(unit: Unit, { phase, activation }: LegionState): PlacedUnit {
  const { id, seat, card, place, upgrades, shields, order, activated, panicked, damage, disrupted, carrier } = unit;
  const army = armyUnitOf(unit);
  const whole = newUnit(CARDS, id, seat, army);
  const tokens: Partial<Record<Token, number>> = {};
  for (const token of ALL_TOKENS) if (unit.tokens[token] > 0) tokens[token] = unit.tokens[token];
  const those = (holds: (one: (typeof upgrades)[number]) => boolean) => upgrades.filter(holds).map((one) => one.id);
  const isActive = activation?.unit === id;
  const isDefeated = place === 'defeated';
  return {
    ...army,
    id,
    seat,
    place,
    minis: isDefeated ? [] : minisOf(unit, whole),
    // Nothing lies beside the defeated.
    tokens: isDefeated ? {} : tokens,
    shields: shields.active === whole.shields.active && shields.inactive === 0 ? null : { ...shields },
    order: isActive ? 'faceup' : phase === 'command' || isDefeated ? 'pool' : order,
    activated: activated && !isActive && !isDefeated,
    panicked: panicked && !isDefeated,
    damage,
    disrupted,
    rank: unit.rank === unitFacts(card).rank ? null : unit.rank,
    carrier: place === 'transported' ? carrier : null,
    claimed: [...unit.claimed],
    exhausted: those(({ exhausted }) => exhausted),
    depleted: those(({ depleted }) => depleted),
    flipped: those(({ side }) => side === 'back'),
    supplies: those((one) => findSupply(one.id) !== undefined),
    counters: Object.fromEntries(
      upgrades.filter((one) => Object.keys(one.counters).length > 0).map((one) => [one.id, counted(one.counters)]),
    ),
    memory: counted(
      Object.fromEntries(Object.entries(unit.memory).filter(([key]) => !isActive || !key.startsWith('activation:'))),
    ),
  };
}

function armyUnitOf({ card, upgrades, loadout, minis }: Unit): ArmyUnit {
  const counterpart = minis.find((mini) => mini.counterpart !== null)?.counterpart ?? null;
  return {
    unit: card,
    upgrades: upgrades.map(({ id }) => id).filter((id) => findSupply(id) === undefined),
    ...(counterpart === null ? {} : { counterpart }),
    ...(loadout.length === 0 ? {} : { loadout: [...loadout] }),
  };
}

/** Those who are left; which of the unit's they are is said where the first so many would be others. */
function minisOf({ id, minis }: Unit, whole: Unit): readonly PlacedMini[] {
  const usual = minis.every((mini, i) => mini.id === whole.minis[i]?.id);
  return minis.map((mini) => ({
    number: usual ? null : Number(mini.id.slice(id.length + 1)),
    pose: mini.pose,
    on: mini.on,
    wounds: mini.wounds,
  }));
}

/** What a position can say of a memory: whole numbers that are not too large. */
function counted(memory: Readonly<Record<string, number>>): Readonly<Record<string, number>> & Record<string, number> {
  return Object.fromEntries(
    Object.entries(memory).filter(([, value]) => Number.isInteger(value) && value >= 0 && value <= 99),
  );
}
