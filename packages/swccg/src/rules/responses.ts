import { NOTHING, type Option, type Procedure, pickOne, type Seat } from '@rangefinder/kernel';
import { opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { answeredMoments, momentsOf, playActions, tableActions } from './actions.ts';
import type { HeldText } from './active.ts';
import { immediateEffects } from './immediate-effects.ts';
import type { Moment, MomentType } from './moments.ts';
import { reactOptions, someReact } from './reacts.ts';

/** Something a player may do now. */
export interface ActionOption extends Option {
  perform(): Procedure<void>;
}

export const PASS: ActionOption = { key: 'pass', perform: () => NOTHING };

/**
 * Everything that answers a moment: first what happens by itself, then what players choose, the opponent of whoever
 * acted first, until both pass in succession (swccg.core-responses.2, swccg.core-responses.3, swccg.core-responses.5). A
 * response can be responded to in turn, so the latest resolves first (swccg.core-responses.6).
 */
export function respond(game: CardTable, moment: Moment, first: Seat): Procedure<void> {
  const { type } = moment;
  const listening = game.texts(type);
  const hands = holdsResponse(game, 0, type) || holdsResponse(game, 1, type);
  const reacts = (type === 'battle' || type === 'drain') && someReact(game);
  if (listening.length === 0 && !hands && !reacts && !game.state.switches.hideResponses) return NOTHING;
  return answer(game, moment, first);
}

function* answer(game: CardTable, moment: Moment, first: Seat): Procedure<void> {
  yield* automaticResponses(game, moment);
  // swccg.core-responses.7: one text answers one event once
  const done: string[] = [];
  let seat = first;
  for (let passes = 0; passes < 2; seat = opponentOf(seat)) {
    // swccg.core-responses.8: the reason is gone
    if ('cancelled' in moment && moment.cancelled) return;
    const options = responseOptions(game, seat, moment).filter(({ text }) => !done.includes(text));
    const asked = options.length > 0 || mustSeemAsked(game, seat, moment.type);
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

export interface ResponseOption extends ActionOption {
  /** The text that would be used up for this event. */
  readonly text: string;
}

function* chooseResponse(
  game: CardTable,
  seat: Seat,
  moment: Moment,
  options: readonly ResponseOption[],
): Procedure<ResponseOption | undefined> {
  const chosen = yield* pickOne({
    seat,
    rule: 'swccg.core-responses.5',
    topic: 'respond',
    about: aboutMoment(moment),
    options: [{ ...PASS, text: '' }, ...options],
    secret: game.state.switches.hideResponses,
  });
  return chosen.key === PASS.key ? undefined : chosen;
}

function responseOptions(game: CardTable, seat: Seat, moment: Moment): ResponseOption[] {
  const options = [...playActions(game, seat, moment), ...tableActions(game, seat, moment)];
  options.push(...immediateEffects(game, seat, moment));
  if (moment.type === 'battle' || moment.type === 'drain') options.push(...reactOptions(game, seat, moment));
  return options;
}

/** swccg.core-responses.4: several at once are ordered by the player whose turn it is */
export function* automaticResponses(game: CardTable, moment: Moment): Procedure<void> {
  let due = dueTexts(game, moment);
  const done: HeldText[] = [];
  while (due.length > 0) {
    const options = due.map((held, i) => ({ key: `${i + 1}:${held.my.self?.id ?? held.my.title}`, held }));
    const { held } = yield* pickOne({
      seat: game.state.current,
      rule: 'swccg.core-responses.4',
      topic: 'order-automatic',
      options,
    });
    done.push(held);
    yield* held.automatic?.effect(acting(game, held, moment)) ?? NOTHING;
    due = dueTexts(game, moment).filter(
      (other) => !done.some((one) => one.automatic === other.automatic && one.my.self === other.my.self),
    );
  }
}

function dueTexts(game: CardTable, moment: Moment): HeldText[] {
  return game.texts(moment.type).filter((held) => held.automatic?.when(acting(game, held, moment)) === true);
}

function acting(game: CardTable, { my }: HeldText, moment: Moment) {
  return { game, seat: my.seat, card: my.self?.card ?? '', my, moment };
}

function holdsResponse(game: CardTable, seat: Seat, type: MomentType): boolean {
  if (!answeredMoments().has(type)) return false;
  for (const card of game.player(seat).hand) if (momentsOf(card).has(type)) return true;
  return false;
}

/** With the switch `hideResponses` a player with cards in hand is asked whatever they are (swccg.core-hidden.2). */
function mustSeemAsked(game: CardTable, seat: Seat, type: MomentType): boolean {
  return game.state.switches.hideResponses && type !== 'board' && game.player(seat).hand.length > 0;
}

/** What the question is about, as its own seat may know it. */
function aboutMoment(moment: Moment): { moment: string; seat: Seat; card: string; location: string } {
  const card = 'card' in moment ? (typeof moment.card === 'string' ? moment.card : moment.card.id) : '';
  const location = 'location' in moment ? moment.location.id : '';
  return { moment: moment.type, seat: moment.seat, card, location };
}
