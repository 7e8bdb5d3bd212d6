import { NOTHING, type Procedure, type Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { DARK, LIGHT, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { automaticResponses, isAutomaticDue } from './automatic.ts';
import type { Moment, MomentType } from './moments.ts';
import { type ActionOption, PASS } from './options.ts';

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
    const all = game.edition.responseOptions(game, seat, moment);
    const options = done.length > 0 ? all.filter(({ text }) => !done.includes(text)) : all;
    const asked = options.length > 0 || game.edition.mustSeemAsked(game, seat, moment);
    const chosen = asked ? yield* chooseResponse(game, seat, moment, options, done) : undefined;
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
  done: readonly string[],
): Procedure<ActionOption | undefined> {
  const chosen = yield* pickOne({
    seat,
    rule: 'swccg.core-responses.5',
    topic: 'respond',
    about: aboutMoment(moment),
    options: [PASS, ...options],
    secret: game.state.switches.hideResponses,
    refusal: (key) => game.edition.whyNot(game, seat, key, { in: 'response', moment, done }),
  });
  return chosen.key === PASS.key ? undefined : chosen;
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

/** Whether any text on table or in hand lets anybody react. */
export function someReact(game: CardTable): boolean {
  const { modifiers } = game;
  if (modifiers['may-react'] !== undefined || modifiers['may-react-away'] !== undefined) return true;
  return modifiers['may-deploy-react'] !== undefined;
}
