import type { Procedure, Seat } from '@rangefinder/kernel';
import { allCards, definitionOf } from '../cards/catalog.ts';
import type { Deciding, Source, TextAction, Timing } from '../cards/definition.ts';
import { opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { mayUseDevice, useDevice } from './carrying.ts';
import { canUse, kindsIn, removeKind, useForce } from './force.ts';
import type { Moment, MomentType } from './moments.ts';
import { type ResponseOption, respond } from './responses.ts';

const NO_OPTIONS: readonly ResponseOption[] = [];

/** What a player's Interrupts in hand could do at this moment (swccg.core-interrupts.1). */
export function playActions(game: CardTable, seat: Seat, moment: Moment): readonly ResponseOption[] {
  let fitting: string[] | undefined;
  for (const card of game.player(seat).hand) {
    if (!momentsOf(card).has(moment.type)) continue;
    if (fitting) fitting.push(card);
    else fitting = [card];
  }
  if (!fitting) return NO_OPTIONS;
  const options: ResponseOption[] = [];
  for (const card of fitting.length > 1 ? kindsIn(fitting) : fitting) {
    const { facts, text } = definitionOf(card);
    if (!text?.play) continue;
    const my = { seat, title: facts.title, self: null, location: null, lasting: null };
    for (const action of text.play) {
      if (!fitsMoment(game, seat, moment, action)) continue;
      options.push(...actionOptions({ game, seat, card, my, moment }, action, `play:${card}`, playInterrupt));
    }
  }
  return options;
}

/** What a player's texts on table could do at this moment. */
export function tableActions(game: CardTable, seat: Seat, moment: Moment): readonly ResponseOption[] {
  const texts = game.texts(moment.type);
  if (texts.length === 0) return NO_OPTIONS;
  const options: ResponseOption[] = [];
  for (const { my, action } of texts) {
    if (!action || my.seat !== seat || !fitsMoment(game, seat, moment, action)) continue;
    if (my.self && !mayUseDevice(game, my.self)) continue;
    const name = my.self?.id ?? my.location?.id ?? my.title;
    const card = my.self?.card ?? my.location?.stack[0]?.card ?? '';
    options.push(...actionOptions({ game, seat, card, my, moment }, action, `use:${name}`, useText));
  }
  return options;
}

const answered = new Map<string, ReadonlySet<MomentType>>();

/** Which moments the functions of an Interrupt fit. */
export function momentsOf(card: string): ReadonlySet<MomentType> {
  let moments = answered.get(card);
  if (!moments) {
    const { play, immediate } = definitionOf(card).text ?? {};
    moments = new Set((play ?? []).map(({ responds }) => responds ?? 'action'));
    if (immediate) moments = new Set([...moments, immediate.responds]);
    answered.set(card, moments);
  }
  return moments;
}

let anyMoment: ReadonlySet<MomentType> | undefined;

/** The moments that some Interrupt answers: at all others nobody's hand need be looked at. */
export function answeredMoments(): ReadonlySet<MomentType> {
  anyMoment ??= new Set(allCards().flatMap(({ facts }) => [...momentsOf(facts.id)]));
  return anyMoment;
}

type Perform = (deciding: Deciding, action: TextAction, target: string, cost: number) => Procedure<void>;

/** swccg.core-actions.1, swccg.core-actions.7: conditions, targets and costs must all be there */
function actionOptions(deciding: Deciding, action: TextAction, key: string, perform: Perform): ResponseOption[] {
  const { game, seat, my } = deciding;
  const text = `${key}:${action.name}`;
  // swccg.core-turn.9, swccg.core-turn.10
  if (action.oncePerTurn && game.state.used.includes(text)) return [];
  const cost = typeof action.cost === 'function' ? action.cost(deciding) : (action.cost ?? 0);
  if (!canUse(game, seat, cost) || action.when?.(deciding) === false) return [];
  const option = (target: string): ResponseOption => ({
    key: target === '' ? text : `${text}:${target}`,
    about: { card: deciding.card, name: action.name, target, cost, source: my.self?.id ?? '' },
    text,
    perform: () => perform(deciding, action, target, cost),
  });
  return action.targets ? action.targets(deciding).map(option) : [option('')];
}

/** A response to this very moment, or an action whose time it is. */
function fitsMoment(game: CardTable, seat: Seat, moment: Moment, { responds, timing }: TextAction): boolean {
  if (responds !== undefined) return responds === moment.type;
  return moment.type === 'action' && isTime(game, seat, timing ?? ANY_TIME);
}

const ANY_TIME: Timing = {};

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
  target: string,
  cost: number,
): Procedure<void> {
  // swccg.core-interrupts.10: while it is played it is neither in hand nor on table
  removeKind(game.player(seat).hand, card);
  game.state.playing.push({ seat, card });
  useForce(game, seat, cost);
  game.emit({ type: 'played', rule: 'swccg.core-interrupts.1', seat, card, name: action.name });
  const playing = { type: 'playing' as const, seat, card, name: action.name, cancelled: false };
  yield* respond(game, playing, opponentOf(seat));
  if (!playing.cancelled) yield* action.effect({ game, seat, card, my, moment, target });
  const sent = game.state.playing.pop()?.to;
  // swccg.core-interrupts.3 to .7: used, lost or out of play as its function says; a cancelled one is lost, whatever it is
  // (swccg.core-interrupts.4, swccg.core-interrupts.5, swccg.core-interrupts.7)
  const to = playing.cancelled
    ? 'lost'
    : (sent ?? action.to ?? (definitionOf(card).facts.type === 'interrupt' && isUsed(card) ? 'used' : 'lost'));
  game.player(seat)[to].unshift(card);
  yield* recheckBoard(game);
}

function isUsed(card: string): boolean {
  const { facts } = definitionOf(card);
  return facts.type === 'interrupt' && facts.kind.startsWith('used');
}

function* useText(
  { game, seat, card, my, moment }: Deciding,
  action: TextAction,
  target: string,
  cost: number,
): Procedure<void> {
  useForce(game, seat, cost);
  const name = my.self?.id ?? my.location?.id ?? my.title;
  if (action.oncePerTurn) game.state.used.push(`use:${name}:${action.name}`);
  if (my.self) useDevice(game, my.self);
  game.emit({ type: 'text', rule: 'swccg.core-actions.5', seat, card: name, name: action.name });
  yield* action.effect({ game, seat, card, my, moment, target });
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
