import { keyOptions, type Procedure, type Seat, type Violation } from '@rangefinder/kernel';
import type { LHooks } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { Rank } from '../card.ts';
import { refuse } from '../refusals.ts';
import { isKeyword } from '../sources.ts';
import { isInBattle, type Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { performActions } from './actions.ts';
import { arrive } from './arriving.ts';
import { blamed } from './blame.ts';
import { cardsInstead, mayHoldInstead, orderInstead } from './drawing.ts';
import { drawRank } from './orders.ts';
import { playerOf } from './players.ts';
import { checkCourage, LOST_ACTION, rally } from './rally.ts';
import { removeToken } from './tokens.ts';
import { isDroid, isGone, isVehicle } from './units.ts';
import { checkElimination } from './winning.ts';
import { sufferWounds } from './wounds.ts';

/** Reinforcements come no nearer to any enemy than this range. */
const RESERVES_BEYOND = 2;

/**
 * One unit's activation, or the end of the phase: true when everybody has been activated (legion.activation-phase.2, .8).
 * legion.round-activation-phase.1, legion.activating-units.1, legion.activation-phase.1, legion.actions.1
 */
export function* activationStep(t: LTable): Procedure<boolean> {
  const { state } = t;
  const seats = [state.turn, 1 - state.turn];
  const seat = seats.find((one) => waiting(t, one).length > 0 || expectsReserves(t, one));
  if (seat === undefined) return true;
  const moment: Choosing = { seat, forced: null };
  yield* t.window('choosing-activation', moment);
  const unit = moment.forced ?? (yield* chooseUnit(t, seat));
  if (unit) yield* activate(t, unit);
  // legion.activation-phase.3: who has nobody left is passed over at the next step.
  state.turn = 1 - seat;
  return false;
}

type Choosing = LHooks['windows']['choosing-activation'];
type Drawing = LHooks['windows']['drawing-order'];

/** Units that can still be activated this round. */
export function waiting(t: LTable, seat: Seat): readonly Unit[] {
  return t.state.units.filter((unit) => unit.seat === seat && !unit.activated && isInBattle(unit));
}

/** Units that come when a token of a rank is drawn that nobody on the battlefield can use. */
function reserves(t: LTable, seat: Seat, rank: Rank): readonly Unit[] {
  return t.abilities.ask('arrives', { seat, rank }, []);
}

/** Whether a token in the pool might still bring somebody. */
function expectsReserves(t: LTable, seat: Seat): boolean {
  const { pool, kept } = playerOf(t, seat);
  return [...pool, ...kept].some((rank) => reserves(t, seat, rank).length > 0);
}

/**
 * Step 1: a unit with a faceup token, or one of a drawn token's rank (legion.activation-phase.4).
 * legion.round-activation-phase.3, legion.order-tokens.1, .4, legion.order-pool.2
 */
function* chooseUnit(t: LTable, seat: Seat): Procedure<Unit | null> {
  const units = waiting(t, seat);
  const ordered = units.filter(({ order }) => order === 'faceup');
  const { pool, kept } = playerOf(t, seat);
  const draws = pool.length + kept.length > 0 && (units.length > ordered.length || expectsReserves(t, seat));
  const instead = draws ? cardsInstead(t, seat) : [];
  const options = [
    ...ordered.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit, card: null })),
    ...(draws ? [{ key: 'draw' as const, unit: null, card: null }] : []),
    ...instead.map((card) => ({ key: card.card, about: { card: card.card }, unit: null, card })),
  ];
  if (options.length === 0) return units[0] ?? null;
  const refused = () =>
    t
      .friendsOf(seat)
      .filter((unit) => !ordered.includes(unit))
      .map((unit) => ({ key: unit.id, about: { unit: unit.id }, why: whyNotChosen(unit) }));
  const secret = draws && mayHoldInstead(t, seat);
  const rule = 'legion.activation-phase.4';
  const { unit, card } = yield* pickOne({ seat, topic: 'activate', rule, options, refused, secret });
  if (card) return yield* orderInstead(t, seat, card);
  return unit ?? (yield* drawUnit(t, seat));
}

function whyNotChosen({ activated }: Unit): Violation {
  if (activated) return refuse('legion.activation-phase.1', 'activated-already');
  return refuse('legion.round-activation-phase.2', 'has-order');
}

/**
 * A token from the pool; one that fits nobody leaves the game and another is drawn (legion.activation-phase.7).
 * legion.round-activation-phase.4, legion.order-pool.4, legion.order-tokens.6
 * legion.rank.2
 */
function* drawUnit(t: LTable, seat: Seat): Procedure<Unit | null> {
  const player = playerOf(t, seat);
  while (player.pool.length + player.kept.length > 0) {
    const moment: Drawing = { seat, drawn: null };
    yield* t.window('drawing-order', moment);
    const drawn = moment.drawn ?? drawRank(t, seat);
    t.emit({ type: 'order-drawn', rule: 'legion.activation-phase.4', seat, rank: drawn });
    const rank = moment.drawn ?? (yield* used(t, seat, drawn));
    const fit = waiting(t, seat).filter(
      (unit) => unit.order === 'pool' && t.abilities.ask('order-rank', unit, unit.rank) === rank,
    );
    if (fit.length > 0) {
      const options = fit.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
      const { unit } = yield* pickOne({ seat, topic: 'activate-drawn', rule: 'legion.activation-phase.4', options });
      return unit;
    }
    const coming = reserves(t, seat, rank);
    if (coming.length > 0) {
      const options = coming.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
      const { unit } = yield* pickOne({ seat, topic: 'activate-drawn', rule: 'legion.deployment.6', options });
      yield* arrive(t, unit, RESERVES_BEYOND);
      return null;
    }
    t.emit({ type: 'order-removed', rule: 'legion.activation-phase.7', seat, rank });
  }
  return null;
}

/** The token that is used: the one that chance has brought, or another in its place. */
function* used(t: LTable, seat: Seat, rank: Rank): Procedure<Rank> {
  const moment: LHooks['windows']['order-drawn'] = { seat, rank };
  yield* t.window('order-drawn', moment);
  return moment.rank;
}

/**
 * Steps 1 to 4 of legion.activating-units.
 * legion.round-activation-phase.5, .6, legion.activation-phase.5, legion.activating-units.2, legion.actions.9
 */
export function* activate(t: LTable, unit: Unit): Procedure<void> {
  const { state } = t;
  state.activation = { unit: unit.id, actions: 0, performed: [], moved: false, attacked: false };
  t.emit({ type: 'activated', rule: 'legion.activating-units.3', unit: unit.id });
  yield* t.window('activates', { unit });
  const damaged = yield* rollDamaged(t, unit);
  let actions = 2 - damaged - ionLoss(t, unit);
  // legion.transported-closed.8: in a transport as well.
  if (isInBattle(unit)) yield* rally(t, unit);
  const suppressed = isInBattle(unit) ? yield* checkCourage(t, unit) : 0;
  if (damaged + suppressed > 0) unit.memory[LOST_ACTION] = 1;
  actions -= suppressed;
  state.activation.actions = Math.max(0, t.abilities.ask('actions', unit, actions));
  if (unit.place !== 'defeated') yield* t.window('before-actions', { unit });
  yield* performActions(t, unit);
  yield* finishActivation(t, unit);
  if (!checkElimination(t)) yield* t.window('activation-over', { unit });
}

/** legion.activating-units.5, legion.damaged: a blank costs an action (legion.damaged.3, .4, legion.wounds.15). */
function* rollDamaged(t: LTable, unit: Unit): Procedure<number> {
  if (unit.damage !== 'damaged' || isGone(unit)) return 0;
  const [die = 'blank'] = t.rollDefense('white', 1);
  t.emit({ type: 'damage-rolled', rule: 'legion.activating-units.5', unit: unit.id, die, lost: die === 'blank' });
  return die === 'blank' ? 1 : 0;
}

/** legion.activating-units.10 */
function ionLoss(t: LTable, unit: Unit): number {
  return isVehicle(t, unit) || isDroid(t, unit) ? unit.tokens.ion : 0;
}

/**
 * Step 4, and the order token lies facedown (legion.activating-units.11, .12).
 * legion.round-activation-phase.7, legion.activation-phase.6, legion.order-tokens.5
 */
function* finishActivation(t: LTable, unit: Unit): Procedure<void> {
  if (unit.place !== 'defeated') {
    yield* endEffects(t, unit);
    removeToken(t, unit, 'ion', unit.tokens.ion, 'legion.ion-tokens.2');
    removeToken(t, unit, 'immobilize', unit.tokens.immobilize, 'legion.immobilize-tokens.3');
  }
  unit.activated = true;
  unit.order = 'facedown';
  t.ordersChanged();
  for (const one of t.state.units) {
    for (const key in one.memory) {
      if (!key.startsWith('activation:')) continue;
      delete one.memory[key];
      if (isKeyword(key)) t.changed(one);
    }
  }
  t.state.activation = null;
  t.state.memory['last-active'] = unit.seat;
  t.emit({ type: 'activation-over', rule: 'legion.activating-units.11', unit: unit.id });
}

const FIRST_OR_SECOND = keyOptions(['first', 'second']);

/** Poison and whatever else comes at the end: its player says which is first (legion.poison-tokens.2). */
function* endEffects(t: LTable, unit: Unit): Procedure<void> {
  const others = unit.tokens.poison > 0 ? t.abilities.triggered('end-of-activation', { unit }) : [];
  const about = { unit: unit.id, card: 'poison-x' };
  const { key } =
    others.length === 0
      ? { key: 'first' }
      : yield* pickOne({
          seat: unit.seat,
          topic: 'when-poisoned',
          rule: 'legion.poison-tokens.2',
          about,
          options: FIRST_OR_SECOND,
        });
  if (key === 'first') yield* sufferPoison(t, unit);
  if (!isGone(unit)) yield* t.window('end-of-activation', { unit });
  if (key === 'second' && !isGone(unit)) yield* sufferPoison(t, unit);
}

/** legion.poison-tokens.1: a wound for each, at the end of the activation. */
function* sufferPoison(t: LTable, unit: Unit): Procedure<void> {
  const poison = removeToken(t, unit, 'poison', unit.tokens.poison, 'legion.poison-tokens.1');
  const by = blamed(t, unit, 'poison');
  if (poison > 0) yield* sufferWounds(t, unit, poison, { rule: 'legion.poison-tokens.1', attack: null, by });
}
