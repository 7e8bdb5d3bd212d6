import { pointsOf, woundsOf } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import type { Outlook } from './outlook.ts';

/** What a unit pays with wounds of its own: what that should bring, in points. Everything else costs nothing. */
const GAINS: Readonly<Record<string, (outlook: Outlook, unit: Unit) => number>> = {
  'and-now-you-will-die': (outlook, unit) => outlook.bestShot(unit)?.worth ?? 0,
  // A move is worth a wound where there is nobody to attack.
  'reptilian-rampage': (outlook, unit) => (outlook.bestShot(unit) ? 0 : outlook.roughBest(unit) + 20),
  'new-ways-to-motivate-them': (outlook, unit) => outlook.roughBest(unit) / 2,
  implacable: (outlook, unit) => outlook.roughBest(unit) + 10,
  // Maul fights better once he is wounded.
  'at-last': (_outlook, unit) => (woundsOf(unit) === 0 ? 30 : 0),
};

/** Whether what a card offers for wounds is worth them; undefined for cards that ask for none. */
export function isWorthWounds(outlook: Outlook, card: string, unit: Unit | undefined): boolean | undefined {
  const gain = GAINS[card];
  if (!gain || !unit) return undefined;
  const whole = outlook.wholeHealth(unit);
  const left = whole - woundsOf(unit);
  if (left <= 2) return false;
  return gain(outlook, unit) > pointsOf(outlook.t, unit) / whole;
}
