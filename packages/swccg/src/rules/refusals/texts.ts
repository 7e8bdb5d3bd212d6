import type { Violation } from '@rangefinder/kernel';
import type { Deciding, TextAction } from '../../definition.ts';
import { refuse } from '../../refusals.ts';
import { whyNotUsed } from '../actions.ts';
import { isActive } from '../active.ts';
import { isUsable, mayUseDevice } from '../carrying.ts';
import { type HeldAction, textsAt, textsOf } from '../held-texts.ts';
import type { Moment } from '../moments.ts';
import { shieldLimit } from '../shields.ts';
import { whyNotJoin } from '../uniqueness.ts';
import type { Attempt } from './attempt.ts';

/** `play:card:function:target`: an Interrupt from hand (swccg.core-interrupts.1). */
export function whyNotPlayed(attempt: Attempt): Violation | undefined {
  const { game, seat, parts } = attempt;
  const [id = '', name = '', ...target] = parts;
  const definition = game.cards.find(id);
  if (!definition) return undefined;
  const { facts, text } = definition;
  if (!game.player(seat).hand.includes(id)) return refuse('swccg.core-interrupts.1', 'not-in-hand', { id });
  if (facts.type !== 'interrupt') return refuse('swccg.core-interrupts.1', 'not-an-interrupt', { id });
  const functions = text?.play?.filter((action) => action.name === name) ?? [];
  if (functions.length === 0) {
    if (text?.starting) return refuse('swccg.core-interrupts.8', 'starting-only', { id });
    return refuse('swccg.core-interrupts.9', 'no-such-text', { id });
  }
  const my = { seat, title: facts.title, self: null, location: null, lasting: null };
  return whyNoneUsed(
    attempt,
    `play:${id}:${name}`,
    functions,
    (moment) => ({ game, seat, card: id, my, moment }),
    target,
  );
}

/** `use:card:text:target`: a text on table. */
export function whyNotUsedOnTable(attempt: Attempt): Violation | undefined {
  const { game, seat, parts } = attempt;
  const [id = '', name = '', ...target] = parts;
  const card = game.find(id);
  const location = card ? undefined : game.findLocation(id);
  const texts = card ? textsOf(card) : location ? textsAt(location) : [];
  if (!card && !location) return refuse('swccg.core-actions.1', 'not-on-table', { id });
  const all = texts.flatMap(({ actions }) => actions).filter(({ action }) => action.name === name);
  const held = all.filter(({ my }) => my.seat === seat);
  const [first] = held;
  if (!first) {
    // swccg.core-locations.4: each side of a location is for its own player
    const rule = location ? 'swccg.core-locations.4' : 'swccg.core-actions.1';
    return refuse(rule, all.length > 0 ? 'not-yours' : 'no-such-text', { id });
  }
  const silent = whySilent(attempt, first);
  if (silent) return silent;
  const kind = card?.card ?? location?.stack[0]?.card ?? '';
  const functions = held.map(({ action }) => action);
  return whyNoneUsed(
    attempt,
    first.key,
    functions,
    (moment) => ({ game, seat, card: kind, my: first.my, moment }),
    target,
  );
}

/** swccg.core-inactive.1, swccg.core-weapon-carrying.3, swccg.core-weapon-carrying.10, swccg.core-modifiers.5 */
function whySilent({ game }: Attempt, { my, action }: HeldAction): Violation | undefined {
  const { self, location } = my;
  const asleep = self && !isActive(game, self) && !game.definition(self).text?.evenInactive;
  if (asleep) return refuse('swccg.core-inactive.1', 'inactive', { id: self.id });
  if (self && !isUsable(game, self)) return refuse('swccg.core-weapon-carrying.10', 'cannot-use-it', { id: self.id });
  if (self && !mayUseDevice(game, self)) {
    return refuse('swccg.core-weapon-carrying.3', 'device-limit', { id: self.where.id });
  }
  const seat = my.seat === 0 ? 0 : 1;
  const works = game.listening(action.responds ?? 'action')?.actions[seat].some((held) => held.action === action);
  const id = self?.id ?? location?.id ?? '';
  return works ? undefined : refuse('swccg.core-modifiers.5', 'inactive', { id });
}

/** Several functions may bear one name: the one that comes closest to being used says why not. */
function whyNoneUsed(
  { game, seat, window }: Attempt,
  text: string,
  functions: readonly TextAction[],
  deciding: (moment: Moment) => Deciding,
  target: readonly string[],
): Violation | undefined {
  const { id } = { id: deciding({ type: 'action', seat }).card };
  if (window.in === 'damage' || window.in === 'loss') return refuse('swccg.core-actions.9', 'action-goes-on');
  const moment: Moment = window.in === 'response' ? window.moment : { type: 'action', seat };
  if (window.in === 'response' && window.done.includes(text)) {
    return refuse('swccg.core-responses.7', 'answered-already', { id });
  }
  const once = functions.some(({ oncePerTurn }) => oncePerTurn) && game.state.used.includes(text);
  const reasons = functions.map((action) => whyNotUsed(deciding(moment), action, target.join(':')));
  if (reasons.includes(undefined) && !once) return undefined;
  const untimely = (why: Violation | undefined) => UNTIMELY.includes(why?.code ?? '');
  const why = reasons.find((reason) => !untimely(reason)) ?? reasons[0];
  if (once && !untimely(why)) return refuse('swccg.core-turn.10', 'used-this-turn', { id });
  return why;
}

const UNTIMELY: readonly string[] = ['no-such-moment', 'no-response', 'action-goes-on'];

/** `shield:card` (swccg.core-other-types.4). */
export function whyNoShield({ game, seat, window, parts }: Attempt): Violation | undefined {
  const [id = ''] = parts;
  const rule = 'swccg.core-other-types.4';
  const player = game.player(seat);
  if (window.in !== 'phase') return refuse(rule, 'shield-is-no-response');
  if (!player.under.includes(id)) return refuse(rule, 'not-under-the-effect', { id });
  const unique = whyNotJoin(game, seat, game.cards.of(id));
  return unique ?? (player.shieldsPlayed < shieldLimit(game, seat) ? undefined : refuse(rule, 'too-many-shields'));
}
