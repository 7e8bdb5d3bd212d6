import { keyOptions, type Procedure, type Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { battleRules, hasKeyword } from '../sources.ts';
import type { BattleCards, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { flipCoin } from './coin.ts';
import { firstToPlace, placePiece } from './competitiveterrain.ts';
import { deployUnit } from './deploying.ts';
import { divulgeCards, takeBackDivulged } from './divulging.ts';
import { playerOf } from './players.ts';
import { resolveTriggered } from './triggers.ts';

const SIDES = keyOptions(['blue', 'red']);
const EDGES = keyOptions(['near', 'far']);

/** One step of setup; true when it is over (legion.setup.8 to .25). */
export function* setupStep(t: LTable): Procedure<boolean> {
  const { state } = t;
  switch (state.step) {
    case '':
      // legion.setup.7
      if (state.unplaced.length > 0) state.turn = firstToPlace(t);
      state.step = 'terrain';
      return false;
    case 'terrain':
      if (state.unplaced.length > 0) yield* placePiece(t);
      else state.step = 'sides'; // legion.terrain-competitive-placement.7
      return false;
    case 'sides':
      yield* chooseSides(t);
      if (state.unlimited) yield* takeDeployment(t);
      else revealBattleCards(t);
      state.step = state.unlimited ? 'divulge' : 'define:0';
      return false;
    case 'divulge':
      yield* divulgeCards(t, 'deploy-units');
      state.step = 'deploy';
      state.turn = state.blue;
      return false;
    case 'deploy':
      return yield* deployStep(t);
    default: {
      const turn = Number(state.step.slice('define:'.length));
      // legion.setup.16: each player twice, blue first; for grand armies once (legion.grand-army.10).
      if (turn < (state.mode === 'grand-army' ? 2 : 4)) {
        yield* eliminate(t, turn % 2 === 0 ? state.blue : 1 - state.blue);
        state.step = `define:${turn + 1}`;
        return false;
      }
      yield* defineBattlefield(t);
      state.step = 'divulge';
      return false;
    }
  }
}

/** Step 4: who is blue, and which edge red chooses (legion.setup.8 to .11, legion.grand-army.12). */
function* chooseSides(t: LTable): Procedure<void> {
  const { state } = t;
  yield* t.window('start-of-setup', {});
  // legion.unlimited-rounds.3
  state.blue = state.unlimited ? flipCoin(t, 'blue', 'legion.unlimited-rounds.3') : yield* chooseColour(t);
  for (const seat of [0, 1]) playerOf(t, seat).side = seat === state.blue ? 'blue' : 'red';
  const red = 1 - state.blue;
  const { key: edge } = yield* pickOne({ seat: red, topic: 'edge', rule: 'legion.setup.9', options: EDGES });
  playerOf(t, red).edge = edge;
  playerOf(t, state.blue).edge = edge === 'near' ? 'far' : 'near'; // legion.setup.10
  t.emit({ type: 'edge-chosen', rule: 'legion.setup.9', seat: red, edge });
  state.counter = state.blue; // legion.setup.25, legion.unlimited-rounds.5
}

/** The cheaper army chooses its colour, a coin between equals (legion.setup.8, .11); gives the blue seat. */
function* chooseColour(t: LTable): Procedure<Seat> {
  const [first, second] = t.state.players;
  const seat =
    first.points === second.points ? flipCoin(t, 'side', 'legion.setup.11') : first.points < second.points ? 0 : 1;
  const { key: side } = yield* pickOne({ seat, topic: 'side', rule: 'legion.setup.8', options: SIDES });
  t.emit({ type: 'side-chosen', rule: 'legion.setup.8', seat, side });
  return side === 'blue' ? seat : 1 - seat;
}

/**
 * legion.unlimited-rounds.2: instead of steps 5 to 7 a deployment card by chance; a grand army has its zones without one
 * (legion.grand-army.9).
 */
function* takeDeployment(t: LTable): Procedure<void> {
  const { state } = t;
  const cards = state.mode === 'grand-army' ? [] : playerOf(t, state.blue).battleDeck.deployments;
  const [deployment = ''] = t.kernel.shuffle('battle:deployments', cards, String);
  state.deployment = deployment;
  t.emit({ type: 'battlefield-defined', rule: 'legion.unlimited-rounds.2', objective: '', deployment, condition: '' });
  t.changed();
  yield* instructionsOf(t, deployment);
}

const KINDS: readonly (keyof BattleCards)[] = ['objectives', 'deployments', 'conditions'];

/** legion.grand-army.9: no deployment cards for grand armies. */
function kindsOf({ state: { mode } }: LTable): typeof KINDS {
  return mode === 'grand-army' ? KINDS.filter((kind) => kind !== 'deployments') : KINDS;
}

/**
 * Step 5: blue's deck, each kind shuffled by itself (legion.setup.12, .13).
 * legion.battle-cards.1, legion.define-battlefield.2 to .4
 */
function revealBattleCards(t: LTable): void {
  const { state } = t;
  const deck = playerOf(t, state.blue).battleDeck;
  for (const kind of kindsOf(t)) {
    state.battle[kind] = t.kernel.shuffle(`battle:${kind}`, deck[kind], String).slice(0, state.revealed);
  }
  // Rows grow shorter; what was told does not.
  const [objectives = [], deployments = [], conditions = []] = KINDS.map((kind) => [...state.battle[kind]]);
  t.emit({ type: 'battle-cards-revealed', rule: 'legion.setup.13', objectives, deployments, conditions });
}

/**
 * Step 6: the leftmost card of a row goes, or none (legion.setup.14, .15, .18).
 * legion.define-battlefield.5, .6, .8, .9
 */
function* eliminate(t: LTable, seat: Seat): Procedure<void> {
  const { battle } = t.state;
  const kinds = kindsOf(t);
  const rows = kinds.filter((kind) => battle[kind].length > 1);
  const options = [...rows.map((kind) => ({ key: kind, about: { kind }, kind })), { key: 'none' as const, kind: null }];
  const refused = () =>
    kinds
      .filter((kind) => !rows.includes(kind))
      .map((kind) => ({ key: kind, about: { kind }, why: refuse('legion.setup.18', 'last-card-safe') }));
  const { kind } = yield* pickOne({ seat, topic: 'eliminate', rule: 'legion.setup.14', options, refused });
  const card = kind && battle[kind].shift();
  if (card) t.emit({ type: 'battle-card-eliminated', rule: 'legion.setup.14', seat, card });
}

/**
 * The leftmost that are left (legion.setup.17), and their instructions: objective, condition, deployment (.19 to .21).
 * legion.define-battlefield.1, .7, legion.condition-cards.1, .2, legion.objective-cards.2, .3
 */
function* defineBattlefield(t: LTable): Procedure<void> {
  const { state } = t;
  const { battle } = state;
  state.objective = battle.objectives[0] ?? '';
  state.deployment = battle.deployments[0] ?? '';
  state.condition = battle.conditions[0] ?? '';
  const { objective, deployment, condition } = state;
  t.emit({ type: 'battlefield-defined', rule: 'legion.setup.17', objective, deployment, condition });
  t.changed();
  for (const card of [objective, condition, deployment]) yield* instructionsOf(t, card);
}

function* instructionsOf(t: LTable, card: string): Procedure<void> {
  const instructions = battleRules(t, card)?.setup?.(t);
  if (instructions) yield* instructions;
}

/**
 * Step 8: one unit in turn, blue first (legion.setup.23, legion.deployment.4, .5, legion.unlimited-rounds.4); true when all stand.
 * legion.deployment.1
 */
function* deployStep(t: LTable): Procedure<boolean> {
  const { state } = t;
  const seats = [state.turn, 1 - state.turn];
  // legion.reinforcements.1: who has only reinforcements left waits for the others.
  const isRegular = (unit: Unit) => !hasKeyword(t, unit, 'reinforcements');
  const regular = seats.find((one) => deployableNow(t, one).some(isRegular));
  const seat =
    regular ??
    seats.find((one) => deployableNow(t, one).length > 0) ??
    seats.find((one) => undeployed(t, one).length > 0);
  if (seat === undefined) {
    // legion.bounty.12: blue first.
    for (const one of t.playerOrder()) {
      yield* resolveTriggered(
        t,
        t.abilities.triggered('setup-over', {}).filter((effect) => effect.seat === one),
      );
    }
    takeBackDivulged(t);
    return true;
  }
  const now = deployableNow(t, seat);
  const fit = now.length > 0 ? now : undeployed(t, seat);
  const options = fit.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
  const { unit } = yield* pickOne({ seat, topic: 'deploy-unit', rule: 'legion.deployment.4', options });
  yield* deployUnit(t, unit);
  state.turn = 1 - seat;
  return false;
}

/** Those whose turn it may be; where all of a player wait for somebody else, it is anybody's. */
function deployableNow(t: LTable, seat: Seat): readonly Unit[] {
  return undeployed(t, seat).filter((unit) => t.abilities.ask('may-deploy-now', unit, true));
}

/** Units that wait to be deployed; those that come later say so. */
function undeployed(t: LTable, seat: Seat): readonly Unit[] {
  return t.state.units.filter((unit) => unit.seat === seat && unit.place === 'reserve' && !unit.memory['comes-later']);
}
