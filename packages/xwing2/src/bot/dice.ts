import type { Answer, PickRequest, Seat } from '@rangefinder/kernel';
import type { DiceAttack, Turn } from '@rangefinder/xwing';
import * as bot from '@rangefinder/xwing/bot';
import type { PickUnder } from '../ask.ts';
import { diceNow, turnNow } from '../odds/aim.ts';
import type { ShipView, XwingView } from '../view.ts';
import { meansOf } from './means.ts';
import { outlookOf } from './outlook.ts';

/** What each costs beyond this attack, from nothing on: of modifications that bring the same, the cheapest. */
const CHEAPEST = ['done', 'calculate', 'force', 'evade', 'focus', 'lock'];

/** The modification that brings most; none where the dice say all there is to say, or a token is worth more later. */
export function modifyChoice(view: XwingView, { options, seat }: Pick<PickRequest, 'options' | 'seat'>): Answer {
  const dice = diceNow(view);
  const fallback = options.some(({ key }) => key === 'done') ? 'done' : (options[0]?.key ?? 'done');
  if (!dice) return fallback;
  const turn = turnNow(view, seat);
  return bot.bestModification(keeping(view, seat, dice, turn), turn, options, price) ?? fallback;
}

/** A card is dearer than leaving the dice, and cheaper than a token. */
function price(key: string): number {
  const place = CHEAPEST.indexOf(key);
  return place < 0 ? 0.5 : place;
}

/** In this order a ship would rather keep what it need not spend. */
const KEPT = ['lock', 'focus', 'evade', 'force', 'calculate'] as const;

/** The attack without what brings nothing more in it, and without green tokens that are worth more in attacks to come. */
function keeping(view: XwingView, seat: Seat, dice: DiceAttack, turn: Turn): DiceAttack {
  const modifier = bot.isOnAttack(turn) ? view.attack?.attacker : view.attack?.defender;
  const ship = view.ships.find(({ id }) => id === modifier);
  if (!ship || ship.seat !== seat) return dice;
  return bot.sparing(dice, turn, KEPT, (key) =>
    key === 'lock' || key === 'force' ? 0 : worthLater(view, seat, ship, key),
  );
}

/** What a green token is worth to a ship for the rest of the round: in its own attack, and against those who still come. */
function worthLater(view: XwingView, seat: Seat, ship: ShipView, key: 'focus' | 'evade' | 'calculate'): number {
  if (ship.tokens[key] === 0) return 0;
  const outlook = outlookOf(view, seat);
  const means = meansOf(ship);
  const less = { ...means, [key]: means[key] - 1 };
  const spared = outlook.stillTaken(ship, less) - outlook.stillTaken(ship, means);
  const shoots = !ship.acted && view.attack?.attacker !== ship.id;
  return spared + (shoots ? outlook.dealtFrom(ship, means) - outlook.dealtFrom(ship, less) : 0);
}

/** Which dice to roll again. */
export function rerollChoice(view: XwingView, request: PickUnder<'reroll'>): readonly string[] {
  return bot.rerollChoice(diceNow(view), turnNow(view, request.seat), request);
}

/** Which result a card turns to another. */
export function changeChoice(view: XwingView, { options, seat, about }: PickRequest): Answer | undefined {
  const to = about && 'to' in about ? String(about.to) : undefined;
  const { attack } = view;
  if (!attack || to === undefined) return undefined;
  return bot.changeChoice(attack, turnNow(view, seat), options, to, (changed) => diceNow({ ...view, attack: changed }));
}
