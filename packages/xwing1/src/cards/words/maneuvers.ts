import type { Difficulty, Maneuver } from '@rangefinder/xwing';
import { type AbilityContext, type CardAbility, modify, type XHooks } from '../../abilities.ts';
import { inFiringArc } from '../../rules/measure.ts';

/** What cards say about maneuvers, and about the arcs that flying brings to bear. */

/** "Treat your … maneuvers as …". */
export function treatsAs(colour: Difficulty, which: (maneuver: Maneuver) => boolean): CardAbility {
  return modify('maneuver-difficulty', (difficulty, { self, moment: { ship, maneuver } }) =>
    ship === self.ship && which(maneuver) ? colour : difficulty,
  );
}

export function isBank({ bearing }: Pick<Maneuver, 'bearing'>): boolean {
  return bearing === 'left-bank' || bearing === 'right-bank';
}

/** After a maneuver of this ship: it overlapped neither a ship nor an obstacle. */
export function overlappedNothing({
  table,
  self,
  moment,
}: AbilityContext<XHooks['windows']['maneuver-executed']>): boolean {
  const { ship, overlapped, crossed } = moment;
  return ship === self.ship && overlapped.length === 0 && !crossed.some((obstacle) => table.isOn(ship, obstacle));
}

/** "You cannot attack ships outside your firing arc." */
export const ONLY_IN_ARC: CardAbility = modify(
  'may-be-attacked',
  (may, { table, self, moment: { attacker, target } }) =>
    may && (attacker !== self.ship || inFiringArc(table, self.ship, target)),
);
