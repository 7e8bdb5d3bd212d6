import type { Gift } from '../keywords/choosing.ts';
import { courageOf } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { usefulness } from './usefulness.ts';

/** What somebody who has been activated makes of a token, before it is taken away again. */
const TOO_LATE = 0.2;

/** How much a unit needs what it is given, in points about; what hurts is needed by nobody. */
const NEEDS: Readonly<Record<Gift, (outlook: Outlook, unit: Unit) => number>> = {
  aim: (outlook, unit) => attacksYet(outlook, unit),
  surge: (outlook, unit) => Math.max(attacksYet(outlook, unit), outlook.danger(unit)),
  dodge: (outlook, unit) => outlook.danger(unit),
  standby: (outlook, unit) => outlook.roughBest(unit),
  order: (outlook, unit) => usefulness(outlook, unit),
  calm: ({ t }, unit) => (10 * unit.tokens.suppression) / Math.max(1, courageOf(t, unit) ?? 10),
  health: (outlook, unit) => outlook.frailty(unit) * outlook.t.facts(unit).points,
  suppression: () => -1,
  ion: () => -1,
  poison: () => -1,
  immobilize: () => -1,
  observation: () => -1,
};

function attacksYet(outlook: Outlook, unit: Unit): number {
  return outlook.roughBest(unit) * (unit.activated ? TOO_LATE : 1);
}

/** The part of what a token is for that it brings. */
const SHARE: Partial<Readonly<Record<Gift, number>>> = { aim: 0.25, surge: 0.15, dodge: 0.15 };

/** What tokens that are given out bring, one unit each, to those who need them most. */
export function worthOfGifts(outlook: Outlook, gifts: readonly Gift[], units: readonly Unit[], most: number): number {
  const worth = (unit: Unit) => gifts.reduce((sum, gift) => sum + NEEDS[gift](outlook, unit) * (SHARE[gift] ?? 0), 0);
  const ranked = units.map(worth).sort((a, b) => b - a);
  return ranked.slice(0, most).reduce((sum, one) => sum + Math.max(0, one), 0);
}

export function isGift(word: unknown): word is Gift {
  return typeof word === 'string' && word in NEEDS;
}

/** What giving is worth to the giver: friends get what they need, enemies what hurts them. */
export function worthOfGiving(outlook: Outlook, gift: Gift, unit: Unit): number {
  const need = NEEDS[gift](outlook, unit);
  const { points } = outlook.t.facts(unit);
  if (unit.seat === outlook.seat) return need < 0 ? need : need + points / 1000;
  return need < 0 ? points : -need;
}
