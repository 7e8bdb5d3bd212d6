import type { Procedure, RuleId } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/*
 * "It may treat your tokens as its own": an attacking ship may spend what lies beside another. The rules ask here whose
 * tokens those are; without such a card it is the ship itself.
 */

/** Whose tokens of a kind a ship that attacks, or is about to, may spend. */
export function lendersTo(t: XTable, ship: Ship, token: 'focus' | 'lock'): readonly Ship[] {
  return t.abilities.isModified('treats-as-own') ? t.abilities.ask('treats-as-own', { ship, token }, [ship]) : [ship];
}

/** The same during an attack, which may be another's, or outside of any. */
export function lendersIn(t: XTable, ship: Ship, token: 'focus' | 'lock', attack: Attack | null): readonly Ship[] {
  return attack?.attacker === ship.id ? lendersTo(t, ship, token) : [ship];
}

/** The ship's player says whose token is spent. */
export function* chooseLender(ship: Ship, lenders: readonly Ship[], rule: RuleId): Procedure<Ship> {
  const options = lenders.map((lender) => ({ key: lender.id, about: { piece: lender.id }, lender }));
  const about = { ship: ship.id };
  const { lender } = yield* pickOne({ seat: ship.seat, topic: 'choose-ship', rule, about, options });
  return lender;
}
