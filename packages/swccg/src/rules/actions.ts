import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import type { Deciding, Source, Target, TextAction, Timing } from '../definition.ts';
import type { CardFacts, InterruptFacts } from '../facts.ts';
import { refuse } from '../refusals.ts';
import { DARK, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { mayUseDevice, useDevice } from './carrying.ts';
import { canUse, removeKind, useForce } from './force.ts';
import { nameOf } from './held-texts.ts';
import type { Moment, MomentType } from './moments.ts';
import { type ActionOption, deed } from './options.ts';
import { layOn } from './piles.ts';
import { respond } from './responses.ts';

/** Adds what a player's Interrupts in hand could do at this moment (swccg.core-interrupts.1). */
export function playActions(
  game: CardTable,
  seat: Seat,
  moment: Moment,
  options: ActionOption[],
  hand = game.hand(seat),
): void {
  const { type } = moment;
  for (const { facts, text } of hand.answers(type)) {
    if (!text?.play) continue;
    for (const action of text.play) {
      if (!fitsMoment(game, seat, type, action)) continue;
      const my = { seat, title: facts.title, self: null, location: null, lasting: null };
      const key = `play:${facts.id}:${action.name}`;
      addOptions({ game, seat, card: facts.id, my, moment }, action, key, playInterrupt, options);
    }
  }
}

/** Adds what a player's texts on table could do at this moment. */
export function tableActions(game: CardTable, seat: Seat, moment: Moment, options: ActionOption[]): void {
  const { type } = moment;
  const listening = game.listening(type);
  if (!listening) return;
  for (const { my, action, key } of listening.actions[seat === DARK ? 0 : 1]) {
    if (!fitsMoment(game, seat, type, action)) continue;
    if (my.self && !mayUseDevice(game, my.self)) continue;
    const card = my.self?.card ?? my.location?.stack[0]?.card ?? '';
    addOptions({ game, seat, card, my, moment }, action, key, useText, options);
  }
}

type Perform = (deciding: Deciding, action: TextAction, target: Target, cost: number) => Procedure<void>;

/** swccg.core-actions.1, swccg.core-actions.7: conditions, targets and costs must all be there */
function addOptions(
  deciding: Deciding,
  action: TextAction,
  key: string,
  perform: Perform,
  options: ActionOption[],
): void {
  const { game, seat } = deciding;
  const cost = costOf(deciding, action);
  if (!canUse(game, seat, cost) || action.when?.(deciding) === false) return;
  // swccg.core-turn.9, swccg.core-turn.10
  if (action.oncePerTurn && game.state.used.includes(key)) return;
  if (!action.targets) options.push(actionOption(deciding, action, key, NO_TARGET, cost, perform));
  else {
    for (const target of action.targets(deciding)) {
      options.push(actionOption(deciding, action, key, targetOf(target), cost, perform));
    }
  }
}

function costOf(deciding: Deciding, { cost }: TextAction): number {
  return typeof cost === 'function' ? cost(deciding) : (cost ?? 0);
}

/** What forbids to use a text at this moment, on this target when one is named: its time, its conditions, what it costs. */
export function whyNotUsed(deciding: Deciding, action: TextAction, target: string): Violation | undefined {
  const { game, seat, card: id, moment } = deciding;
  const { responds, timing } = action;
  if (moment.type === 'action') {
    const time = responds === undefined && (timing === undefined || isTime(game, seat, timing));
    const held = deciding.my.self !== null || deciding.my.location !== null;
    if (!time) return refuse(held ? 'swccg.core-actions.1' : 'swccg.core-interrupts.1', 'no-such-moment', { id });
  } else if (responds === undefined) return refuse('swccg.core-actions.9', 'action-goes-on');
  else if (responds !== moment.type) return refuse('swccg.core-responses.1', 'no-response');
  if (action.when?.(deciding) === false) return refuse('swccg.core-actions.1', 'conditions-not-met', { id });
  const cost = costOf(deciding, action);
  if (!canUse(game, seat, cost)) return refuse('swccg.core-use-force.2', 'too-dear', { cost });
  const targets = action.targets?.(deciding);
  if (targets?.length === 0) return refuse('swccg.core-actions.7', 'no-target', { id });
  const fits = target === '' || targets?.some((one) => targetOf(one).key === target);
  return fits ? undefined : refuse('swccg.core-actions.7', 'no-such-target', { id });
}

function actionOption(
  deciding: Deciding,
  action: TextAction,
  text: string,
  target: Target,
  cost: number,
  perform: Perform,
): ActionOption {
  const { key: on, aim } = target;
  const { card, my } = deciding;
  const { name, good } = action;
  const held = my.self !== null || my.location !== null;
  const about = { do: held ? 'use' : 'play', card, source: held ? nameOf(my) : '', name, good, aim, cost } as const;
  return deed(on === '' ? text : `${text}:${on}`, about, () => perform(deciding, action, target, cost), text);
}

const NO_TARGET: Target = { key: '', aim: { ids: [] } };

function targetOf(target: string | Target): Target {
  return typeof target === 'string' ? { key: target, aim: { ids: [target] } } : target;
}

/** A response to this very moment, or an action whose time it is. */
function fitsMoment(game: CardTable, seat: Seat, type: MomentType, { responds, timing }: TextAction): boolean {
  if (responds !== undefined) return responds === type;
  return type === 'action' && (timing === undefined || isTime(game, seat, timing));
}

/** swccg.core-battle-weapons.1: what no text binds to a time may be done in the weapons segment of a battle as well */
function isTime({ state }: CardTable, seat: Seat, { phase, turn, battle }: Timing): boolean {
  if (battle !== undefined && (state.battle !== null) !== battle) return false;
  if (phase !== undefined && state.step !== phase) return false;
  return turn === undefined || (turn === 'own') === (state.current === seat);
}

/** Targets and costs first, then responses, then the result; costs stay paid (swccg.core-actions.2, swccg.core-actions.3,
 * swccg.core-actions.4, swccg.core-actions.5, swccg.core-actions.6, swccg.core-actions.8, swccg.core-interrupts.2). */
function* playInterrupt(
  { game, seat, card, my, moment }: Deciding,
  action: TextAction,
  { key: target, aim: chosen }: Target,
  cost: number,
): Procedure<void> {
  // swccg.core-interrupts.10: while it is played it is neither in hand nor on table
  removeKind(game.player(seat).hand, card);
  game.state.playing.push({ seat, card });
  useForce(game, seat, cost);
  game.emit({ type: 'played', rule: 'swccg.core-interrupts.1', seat, card, name: action.name });
  const acting = { game, seat, card, my, moment, target };
  const aim = action.begin ? yield* action.begin({ ...acting, aim: chosen }) : chosen;
  const playing = { type: 'playing' as const, seat, card, name: action.name, cancelled: false };
  if (aim !== null) {
    yield* respond(game, playing, opponentOf(seat));
    if (!playing.cancelled) yield* action.effect({ ...acting, aim });
  }
  const sent = game.state.playing.pop()?.to;
  // swccg.core-interrupts.3 to .7: used, lost or out of play as its function says; a cancelled one is lost, whatever it is
  // (swccg.core-interrupts.4, swccg.core-interrupts.5, swccg.core-interrupts.7)
  const to = playing.cancelled ? 'lost' : (sent ?? action.to ?? (isUsed(game.cards.of(card).facts) ? 'used' : 'lost'));
  layOn(game.player(seat), to, card);
  yield* recheckBoard(game);
}

/** As printed: what one side of a choice is, or a starting Interrupt. */
const USED: readonly InterruptFacts['kind'][] = ['used', 'used or lost', 'used or starting'];

function isUsed(facts: CardFacts): boolean {
  return facts.type === 'interrupt' && USED.includes(facts.kind);
}

function* useText(
  { game, seat, card, my, moment }: Deciding,
  action: TextAction,
  { key: target, aim }: Target,
  cost: number,
): Procedure<void> {
  useForce(game, seat, cost);
  const name = nameOf(my);
  if (action.oncePerTurn) game.state.used.push(`use:${name}:${action.name}`);
  if (my.self) useDevice(game, my.self);
  game.emit({ type: 'text', rule: 'swccg.core-actions.5', seat, card: name, name: action.name });
  yield* action.effect({ game, seat, card, my, moment, target, aim });
  yield* recheckBoard(game);
}

/** A text that goes on working after its card has gone (swccg.core-modifiers.7). */
export function last(
  { game, seat, card, target }: { game: CardTable; seat: Seat; card: string; target: string },
  name: string,
  until: 'battle' | 'turn' | 'game',
  amount = 0,
): void {
  game.state.lasting.push({ card, name, seat, target: target === '' ? null : target, amount, until });
  game.changed();
}

/** The source of a text, when it must be a card on table. */
export function selfOf(my: Source) {
  if (!my.self) throw new Error(`${my.title} is no card on table.`);
  return my.self;
}
