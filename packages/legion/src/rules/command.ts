import { type Procedure, type RuleId, type Seat, together, type Violation } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { CommandFacts } from '../card.ts';
import { refuse } from '../refusals.ts';
import { isInBattle, type Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { offerContingencies } from './contingencies.ts';
import { playFlaws } from './flaws.ts';
import { takeBackAside } from './layingaside.ts';
import { takeFromPool } from './orders.ts';
import { playerOf } from './players.ts';
import { barredKey, mayPlay, nominees, playableCards } from './playing.ts';
import { isReplaced, resolveTriggered } from './triggers.ts';
import { isOfKind } from './units.ts';

/**
 * The Command Phase (legion.round-command-phase.1 to .8), whole: its secret choices are made side by side.
 * legion.command-phase.19, legion.priority.4
 */
export function* commandPhase(t: LTable): Procedure<void> {
  yield* playFlaws(t, 'command');
  yield* t.window('start-of-command', {});
  do {
    yield* selectCards(t);
    yield* offerContingencies(t);
    // legion.command-cards.16
    yield* blueFirst(t, 'cards-revealed');
  } while (isSelectedAgain(t));
  yield* blueFirst(t, 'command-effects');
  determinePriority(t);
  for (const seat of [t.state.priority, 1 - t.state.priority]) {
    yield* issueOrders(t, seat);
    yield* t.window('issuing-orders', { seat });
  }
  createPools(t);
  yield* t.window('end-of-command', {});
}

/** legion.command-cards.15, .17: of what both cards do, blue's comes first. */
function* blueFirst(t: LTable, window: 'cards-revealed' | 'command-effects'): Procedure<void> {
  for (const seat of t.playerOrder()) {
    const own = t.abilities.triggered(window, {}).filter((one) => one.seat === seat);
    yield* resolveTriggered(t, own);
  }
}

/** Step 1: secretly, and revealed at the same time (legion.command-cards.1, .20, legion.command-phase.5). */
function* selectCards(t: LTable): Procedure<void> {
  const seats = [0, 1].filter((seat) => playableCards(t, seat).length > 0);
  const chosen = yield* together(seats.map((seat) => ({ seat, procedure: chooseCard(t, seat) })));
  seats.forEach((seat, i) => {
    const player = playerOf(t, seat);
    const card = chosen[i] ?? '';
    player.chosen = card;
    player.hand.splice(player.hand.indexOf(card), 1);
    player.revealed = true;
    const { pipsInPlay: pips } = t.cards.command(card);
    t.emit({ type: 'card-revealed', rule: 'legion.command-phase.3', seat, card, pips });
    takeBackAside(t, seat);
  });
  t.changed();
}

function* chooseCard(t: LTable, seat: Seat): Procedure<string> {
  const options = playableCards(t, seat).map((card) => ({ key: card, about: { card } }));
  const refused = () =>
    playerOf(t, seat)
      .hand.filter((card) => !options.some(({ key }) => key === card))
      .map((card) => ({ key: card, about: { card }, why: whyNotSelected(t, seat, card) }));
  const { key } = yield* pickOne({
    seat,
    topic: 'command-card',
    rule: 'legion.command-phase.2',
    options,
    refused,
    secret: true,
  });
  return key;
}

function whyNotSelected(t: LTable, seat: Seat, card: string): Violation {
  if (nominees(t, seat, t.cards.command(card)).length === 0) return refuse('legion.command-cards.23', 'character-gone');
  return mayPlay(t, seat, card, 'hand')
    ? refuse('legion.divulge.2', 'another-card-bound')
    : refuse('legion.golden-rules.3', 'card-forbids');
}

/**
 * Step 2: fewer pips; a tie is rolled for by whoever holds the round counter.
 * legion.command-cards.21, legion.priority.2
 * legion.command-cards.9, legion.priority.3, legion.round-counter.1, .4, .5
 */
function determinePriority(t: LTable): void {
  const pips = (seat: Seat) => {
    const { chosen } = playerOf(t, seat);
    return chosen === null ? Number.POSITIVE_INFINITY : t.cards.command(chosen).pipsInPlay;
  };
  const tie = pips(0) === pips(1);
  const [first, second] = [0, 1].map((seat) => {
    const { chosen } = playerOf(t, seat);
    // legion.cunning.1
    return tie && chosen !== null ? t.abilities.ask('tied-pips', { seat, card: chosen }, pips(seat)) : pips(seat);
  }) as [number, number];
  if (first !== second) {
    const none = Math.max(first, second) === Number.POSITIVE_INFINITY;
    const rule = tie ? 'legion.cunning.1' : none ? 'legion.command-phase.8' : 'legion.command-phase.6';
    setPriority(t, first < second ? 0 : 1, rule);
  } else {
    const { counter } = t.state;
    const [die = 'blank'] = t.rollDefense('red', 1);
    const rule = first === Number.POSITIVE_INFINITY ? 'legion.command-cards.22' : 'legion.command-phase.7';
    setPriority(t, die === 'block' ? counter : 1 - counter, rule, die);
  }
}

function setPriority(t: LTable, seat: Seat, rule: RuleId, die: 'block' | 'surge' | 'blank' | null = null): void {
  t.state.priority = seat;
  t.emit({ type: 'priority', rule, seat, die });
}

const NOMINATED = 'round:nominated';

/** Whether a unit was nominated this round. */
export function wasNominated({ memory }: Unit): boolean {
  return memory[NOMINATED] === 1;
}

/**
 * Step 3: a commander is nominated and orders units one at a time.
 * legion.issuing-orders.2, legion.command-phase.9, .10
 */
function* issueOrders(t: LTable, seat: Seat): Procedure<void> {
  const { chosen } = playerOf(t, seat);
  if (chosen === null) return;
  const card = t.cards.command(chosen);
  const candidates = nominees(t, seat, card);
  if (candidates.length === 0) return;
  const options = candidates.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
  const { unit: commander } = yield* pickOne({ seat, topic: 'nominate', rule: 'legion.issuing-orders.1', options });
  commander.memory[NOMINATED] = 1;
  t.emit({ type: 'nominated', rule: 'legion.issuing-orders.1', unit: commander.id });
  const anyone = t.abilities.ask('orders-anyone', commander, 0);
  const left = { names: [...card.orders.units], others: card.orders.others, anyone };
  const most = t.abilities.ask('card-orders', { seat, card: card.id }, Number.POSITIVE_INFINITY);
  for (let issued = 0; issued < most && (left.names.length > 0 || left.others > 0); issued++) {
    if (!(yield* issueOne(t, seat, commander, card, left))) return;
  }
}

/** Orders that may still be issued: to these by name, and to so many others. */
interface Left {
  readonly names: string[];
  others: number;
  /** How many of these may go to anybody, whatever the card says. */
  anyone: number;
}

/** legion.issuing-orders.9: one at a time, those in transports as well (legion.transported-closed.9); false when there is nobody left to order. */
function* issueOne(t: LTable, seat: Seat, commander: Unit, card: CommandFacts, left: Left): Procedure<boolean> {
  const unit = yield* chooseOrdered(t, seat, commander, card, left);
  if (!unit) return false;
  if (whyNotOrdered(t, commander, unit, card, { ...left, anyone: 0 })) left.anyone--;
  const name = left.names.indexOf(t.facts(unit).name);
  if (name >= 0) left.names.splice(name, 1);
  else if (left.others > 0) left.others--;
  else left.names.pop();
  yield* giveOrder(t, unit, commander, 'legion.issuing-orders.6', card.id);
  return true;
}

/** legion.command-cards.13: as many as possible, none is kept back, but for one that only an effect allows. */
function* chooseOrdered(
  t: LTable,
  seat: Seat,
  commander: Unit,
  card: CommandFacts,
  left: Left,
): Procedure<Unit | null> {
  const units = t.friendsOf(seat);
  const fit = units.filter((unit) => whyNotOrdered(t, commander, unit, card, left) === undefined);
  if (fit.length === 0) return null;
  const options = fit.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
  const about = { unit: commander.id, card: card.id };
  if (fit.every((unit) => whyNotOrdered(t, commander, unit, card, { ...left, anyone: 0 }))) {
    const free = [...options, { key: 'none' as const, unit: null }];
    const rule = 'legion.golden-rules.2';
    return (yield* pickOne({ seat, topic: 'choose-unit', rule, about, options: free })).unit;
  }
  const refused = () =>
    units.flatMap((unit) => {
      const why = whyNotOrdered(t, commander, unit, card, left);
      return why ? [{ key: unit.id, about: { unit: unit.id }, why }] : [];
    });
  const rule = 'legion.issuing-orders.9';
  return (yield* pickOne({ seat, topic: 'order', rule, about, options, refused })).unit;
}

/** legion.issuing-orders.5: one order a round; whoever has been activated has no more use for one. */
export function mayReceiveOrder(t: LTable, unit: Unit, by: Unit): boolean {
  if (!isInBattle(unit) || unit.order !== 'pool' || unit.memory['round:ordered']) return false;
  return t.abilities.ask('may-be-ordered', { commander: by, unit }, true);
}

/**
 * legion.issuing-orders.3 to .5 (legion.command-phase.13 to .15)
 * legion.command-cards.11, .12, legion.operative.7, .8
 */
function whyNotOrdered(t: LTable, commander: Unit, unit: Unit, { orders }: CommandFacts, left: Left) {
  if (unit.order === 'faceup' || unit.memory['round:ordered'])
    return refuse('legion.issuing-orders.5', 'ordered-already');
  if (!t.abilities.ask('may-be-ordered', { commander, unit }, true))
    return refuse('legion.golden-rules.3', 'card-forbids');
  if (left.anyone > 0) return undefined;
  if (!left.names.includes(t.facts(unit).name) && (left.others === 0 || !isAmongOthers(t, unit, orders)))
    return refuse('legion.issuing-orders.3', 'not-on-card');
  const reach = t.abilities.ask('order-range', { commander, unit }, 3);
  return t.range(commander, unit) > reach ? refuse('legion.issuing-orders.4', 'too-far-to-order') : undefined;
}

/** legion.command-cards.10, legion.command-phase.16 */
function isAmongOthers(t: LTable, unit: Unit, { ranks, types }: CommandFacts['orders']): boolean {
  return (
    (ranks.length === 0 || ranks.includes(unit.rank)) &&
    (types.length === 0 || types.some((kind) => isOfKind(t, unit, kind)))
  );
}

/**
 * A unit is issued an order, with a command card or by another effect: its token lies faceup beside it.
 * legion.issuing-orders.10
 */
export function* giveOrder(
  t: LTable,
  unit: Unit,
  by: Unit,
  rule: RuleId = RULE,
  card: string | null = null,
): Procedure<void> {
  if (yield* isReplaced(t.abilities.replacing('be-ordered', { unit, by, with: card }))) return;
  takeFromPool(t, unit);
  unit.order = 'faceup';
  unit.memory['round:ordered'] = 1; // legion.issuing-orders.11
  t.emit({ type: 'ordered', rule, unit: unit.id, by: by.id });
  t.ordersChanged(); // what cards give to those whose token lies faceup
  yield* t.window('unit-ordered', { unit, by, with: card });
}

/**
 * Step 4: whatever token was not placed (legion.order-pool.1). Tokens of the defeated are still in it.
 * legion.command-phase.17, legion.order-tokens.3
 */
function createPools(t: LTable): void {
  for (const seat of [0, 1]) {
    const player = playerOf(t, seat);
    player.pool = t.state.units
      .filter((unit) => unit.seat === seat && unit.order === 'pool' && unit.place !== 'defeated')
      .map((unit) => t.abilities.ask('order-rank', unit, unit.rank));
  }
}

/** The card that a player revealed goes back to the hand, and is not discarded (legion.end-phase.2). */
export function returnToHand(t: LTable, seat: Seat, rule: RuleId): void {
  const player = playerOf(t, seat);
  const { chosen: card } = player;
  if (card === null) return;
  player.chosen = null;
  player.revealed = false;
  player.hand.push(card);
  t.emit({ type: 'card-returned', rule, seat, card });
  t.changed();
}

const AGAIN = 'round:select-again';

/** A card that was revealed is discarded to send the other player's back; then cards are selected again, but not that one. */
export function sendBack(t: LTable, seat: Seat, rule: RuleId = RULE): void {
  const player = playerOf(t, seat);
  const other = playerOf(t, 1 - seat).chosen;
  if (player.chosen === null || other === null) return;
  player.discards.push(player.chosen);
  t.emit({ type: 'card-discarded', rule, seat, card: player.chosen });
  player.chosen = null;
  player.revealed = false;
  t.state.memory[barredKey(1 - seat, other)] = 1;
  t.state.memory[AGAIN] = 1;
  returnToHand(t, 1 - seat, rule);
}

function isSelectedAgain({ state: { memory } }: LTable): boolean {
  const again = memory[AGAIN] === 1;
  delete memory[AGAIN];
  return again;
}

/** A card comes back from the discards, and everybody knows which (legion.command-cards.30). */
export function takeBack(t: LTable, seat: Seat, card: string): void {
  const player = playerOf(t, seat);
  const index = player.discards.indexOf(card);
  if (index < 0) return;
  player.discards.splice(index, 1);
  player.hand.push(card);
  t.emit({ type: 'card-returned', rule: 'legion.command-cards.30', seat, card });
}
