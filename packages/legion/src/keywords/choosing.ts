import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import type { Holder } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { Unit } from '../state.ts';

/** Who chooses for what: the keyword's unit, its chapter and the rule; the seat where it is the opponent. */
interface Choice {
  readonly self: Holder;
  readonly rule: RuleId;
  readonly seat?: Seat;
}

/** How many of something, the most first; nobody is asked about nothing. */
export function* chooseNumber({ self, rule, seat = self.seat }: Choice, most: number): Procedure<number> {
  const options = Array.from({ length: Math.max(0, most) + 1 }, (_, i) => most - i).map((count) => ({
    key: `count:${count}`,
    about: { count },
    count,
  }));
  if (most <= 0) return 0;
  const about = { unit: self.unit?.id ?? '', card: self.card };
  const { count } = yield* pickOne({ seat, topic: 'choose-number', rule, about, options });
  return count;
}

/** One of these units, or none. */
export function* chooseUnit({ self, rule, seat = self.seat }: Choice, units: readonly Unit[]): Procedure<Unit | null> {
  if (units.length === 0) return null;
  const options = [
    ...units.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit })),
    { key: 'none' as const, unit: null },
  ];
  const about = { unit: self.unit?.id ?? '', card: self.card };
  const { unit } = yield* pickOne({ seat, topic: 'choose-unit', rule, about, options });
  return unit;
}
