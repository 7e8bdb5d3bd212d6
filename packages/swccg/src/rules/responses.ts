import { NOTHING, type Option, type Procedure, pickOne, type Seat } from '@rangefinder/kernel';

import { DARK, LIGHT, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { playActions, tableActions } from './actions.ts';
import type { HeldAutomatic } from './held-texts.ts';
import { immediateEffects } from './immediate-effects.ts';
import type { Moment, MomentType } from './moments.ts';
import { reactOptions, someReact } from './reacts.ts';
import { mustSeemAsked } from './seeming.ts';

/** Something a player may do now: an action or a response. */
export interface ActionOption extends Option {
  /** For a response, the text that would be used up for this event. */
  readonly text: string;
  readonly perform: () => Procedure<void>;
}

/** All have one form: whoever looks at options of many kinds sees only one kind of object. */
export function deed(key: string, about: Option['about'], perform: () => Procedure<void>, text = ''): ActionOption {
  return { key, about, text, perform };
}

/** What a player may do who may do nothing. */
export const NO_OPTIONS: readonly never[] = [];

export const PASS = deed('pass', undefined, () => NOTHING);

/**
 * Everything that answers a moment: first what happens by itself, then what players choose, the opponent of whoever
 * acted first, until both pass in succession (swccg.core-responses.2, swccg.core-responses.3, swccg.core-responses.5). A
 * response can be responded to in turn, so the latest resolves first (swccg.core-responses.6).
 */
export function respond(game: CardTable, moment: Moment, first: Seat): Procedure<void> {
  const { type } = moment;
  if (game.listening(type) || someHandAnswers(game, type)) return answer(game, moment, first);
  const reacts = (type === 'battle' || type === 'drain') && someReact(game);
  return reacts || game.state.switches.hideResponses ? answer(game, moment, first) : NOTHING;
}

function* answer(game: CardTable, moment: Moment, first: Seat): Procedure<void> {
  if (isAutomaticDue(game, moment)) yield* automaticResponses(game, moment);
  // swccg.core-responses.7: one text answers one event once
  const done: string[] = [];
  let seat = first;
  for (let passes = 0; passes < 2; seat = opponentOf(seat)) {
    // swccg.core-responses.8: the reason is gone
    if ('cancelled' in moment && moment.cancelled) return;
    const all = responseOptions(game, seat, moment);
    const options = done.length > 0 ? all.filter(({ text }) => !done.includes(text)) : all;
    const asked = options.length > 0 || mustSeemAsked(game, seat, moment);
    const chosen = asked ? yield* chooseResponse(game, seat, moment, options) : undefined;
    if (!chosen) {
      passes++;
      continue;
    }
    passes = 0;
    done.push(chosen.text);
    yield* chosen.perform();
  }
}

function* chooseResponse(
  game: CardTable,
  seat: Seat,
  moment: Moment,
  options: readonly ActionOption[],
): Procedure<ActionOption | undefined> {
  const chosen = yield* pickOne({
    seat,
    rule: 'swccg.core-responses.5',
    topic: 'respond',
    about: aboutMoment(moment),
    options: [PASS, ...options],
    secret: game.state.switches.hideResponses,
  });
  return chosen.key === PASS.key ? undefined : chosen;
}

function responseOptions(game: CardTable, seat: Seat, moment: Moment): ActionOption[] {
  const options: ActionOption[] = [];
  playActions(game, seat, moment, options);
  tableActions(game, seat, moment, options);
  immediateEffects(game, seat, moment, options);
  if (moment.type === 'battle' || moment.type === 'drain') options.push(...reactOptions(game, seat, moment));
  return options;
}

/** swccg.core-responses.4: several at once are ordered by the player whose turn it is */
export function* automaticResponses(game: CardTable, moment: Moment): Procedure<void> {
  let due = dueTexts(game, moment);
  const done: HeldAutomatic[] = [];
  while (due.length > 0) {
    const options = due.map((held, i) => ({ key: `${i + 1}:${held.my.self?.id ?? held.my.title}`, held }));
    const { held } = yield* pickOne({
      seat: game.state.current,
      rule: 'swccg.core-responses.4',
      topic: 'order-automatic',
      options,
    });
    done.push(held);
    yield* held.automatic.effect(acting(game, held, moment));
    due = dueTexts(game, moment).filter(
      (other) => !done.some((one) => one.automatic === other.automatic && one.my.self === other.my.self),
    );
  }
}

/** Whether anything happens by itself at this moment. */
export function isAutomaticDue(game: CardTable, moment: Moment): boolean {
  return dueTexts(game, moment).length > 0;
}

function dueTexts(game: CardTable, moment: Moment): readonly HeldAutomatic[] {
  const automatic = game.listening(moment.type)?.automatic ?? NONE_DUE;
  if (automatic.length === 0) return NONE_DUE;
  return automatic.filter((held) => held.automatic.when(acting(game, held, moment)));
}

const NONE_DUE: readonly HeldAutomatic[] = [];

function acting(game: CardTable, { my }: HeldAutomatic, moment: Moment) {
  return { game, seat: my.seat, card: my.self?.card ?? '', my, moment };
}

/** Whether somebody holds a card that answers moments of this type. */
function someHandAnswers(game: CardTable, type: MomentType): boolean {
  if (!game.cards.isAnsweredFromHand(type)) return false;
  return game.hand(DARK).answers(type).length > 0 || game.hand(LIGHT).answers(type).length > 0;
}

/** What the question is about, as its own seat may know it. */
function aboutMoment(moment: Moment): { moment: string; seat: Seat; card: string; location: string } {
  const card = 'card' in moment ? (typeof moment.card === 'string' ? moment.card : moment.card.id) : '';
  const location = 'location' in moment ? moment.location.id : '';
  return { moment: moment.type, seat: moment.seat, card, location };
}
