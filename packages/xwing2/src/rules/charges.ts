import type { Procedure, RuleId } from '@rangefinder/kernel';
import { isReplaced, recoverShields, takeShield } from '@rangefinder/xwing';
import { type Holder, RULE } from '../abilities.ts';
import { healthLost } from '../missions/scoring.ts';
import type { Equipped, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { forceCapacity, forceRecovery, shieldCapacity } from './stats.ts';

/** The charges of the card that has an ability: an upgrade's own (xw2.standard-charges.4), else the ship card's. */
export function chargesOf({ ship, upgrade }: Pick<Holder, 'ship' | 'upgrade'>): number {
  return upgrade ? upgrade.charges : ship.charges;
}

/** How many charges the card can hold (xw2.charges.7). */
export function chargeLimit(t: XTable, { ship, upgrade }: Pick<Holder, 'ship' | 'upgrade'>): number {
  return (upgrade ? t.cards.face(upgrade).charges : t.pilot(ship).charges)?.value ?? 0;
}

/** Spends charges of a card (xw2.charges.5, .6). */
export function spendCharge(
  t: XTable,
  holder: Pick<Holder, 'ship' | 'upgrade'>,
  count: number,
  rule: RuleId = RULE,
): void {
  if (chargesOf(holder) < count) throw new Error(`${holder.ship.id} has no ${count} charges to spend.`);
  changeCharges(t, holder, -count, rule);
}

/** Recovers charges of a card, up to its limit (xw2.charges.2, .3); answers how many. */
export function recoverCharge(
  t: XTable,
  holder: Pick<Holder, 'ship' | 'upgrade'>,
  count: number,
  rule: RuleId = RULE,
): number {
  const recovered = isRecoverable(t, holder) ? Math.min(count, chargeLimit(t, holder) - chargesOf(holder)) : 0;
  if (recovered > 0) changeCharges(t, holder, recovered, rule);
  return recovered;
}

/** Some cards say that their charges cannot be recovered. */
function isRecoverable(t: XTable, { ship, upgrade }: Pick<Holder, 'ship' | 'upgrade'>): boolean {
  const { charges } = upgrade ? t.cards.face(upgrade) : t.pilot(ship);
  return charges?.recoverable !== false;
}

/** Loses charges of a card, down to none (xw2.charges.4). */
export function loseCharge(
  t: XTable,
  holder: Pick<Holder, 'ship' | 'upgrade'>,
  count: number,
  rule: RuleId = RULE,
): void {
  const lost = Math.min(count, chargesOf(holder));
  if (lost > 0) changeCharges(t, holder, -lost, rule);
}

function changeCharges(
  t: XTable,
  { ship, upgrade }: Pick<Holder, 'ship' | 'upgrade'>,
  change: number,
  rule: RuleId,
): void {
  if (upgrade) upgrade.charges += change;
  else ship.charges += change;
  t.emit({ type: 'charge', rule, ship: ship.id, card: upgrade?.id ?? ship.pilot, change });
}

/** The Force a ship may spend now. */
export function spendableForce(t: XTable, ship: Ship): number {
  return t.abilities.ask('spendable-force', ship, ship.force);
}

/** Spends Force, always from the ship card (xw2.force-charges.6). */
export function spendForce(t: XTable, ship: Ship, count: number, rule: RuleId = RULE): void {
  if (ship.force < count) throw new Error(`${ship.id} has no ${count} Force to spend.`);
  ship.force -= count;
  t.emit({ type: 'force', rule, ship: ship.id, change: -count });
  t.queue.later('force-spent', { ship });
}

/** Recovers Force up to the capacity; answers how much. */
export function recoverForce(t: XTable, ship: Ship, count: number, rule: RuleId = RULE): number {
  const recovered = Math.min(count, forceCapacity(t, ship) - ship.force);
  if (recovered <= 0) return 0;
  ship.force += recovered;
  t.emit({ type: 'force', rule, ship: ship.id, change: recovered });
  return recovered;
}

/** Recovers shields up to the capacity; answers how many. */
export function recoverShield(t: XTable, ship: Ship, count: number, rule: RuleId = RULE): number {
  return recoverShields(t, ship, count, shieldCapacity(t, ship), rule);
}

/** Loses a shield of the ship card (xw2.shields.6), which is not suffering damage (xw2.faq-cards.53). */
export function* loseShield(t: XTable, ship: Ship, rule: RuleId = RULE): Procedure<void> {
  if (!takeShield(t, ship, rule)) return;
  healthLost(t, ship);
  yield* t.window('shield-lost', { ship });
}

/**
 * End Phase, step 4: recurring symbols recover, negative ones lose (xw2.end-phase.5, .6, xw2.recurring-charges.1,
 * xw2.negative-recurring-charges.1).
 */
export function* recurringCharges(t: XTable): Procedure<void> {
  for (const ship of t.state.ships) {
    if (ship.place === 'removed') continue; // xw2.in-reserve.10: in reserve they recover
    const { charges, force } = t.pilot(ship);
    let hasForce = force !== undefined;
    if (charges && charges.recovers !== 0) yield* recur(t, ship, null, charges.recovers);
    for (const upgrade of ship.upgrades) {
      const side = t.cards.face(upgrade);
      hasForce ||= side.force !== undefined;
      const recovers = side.charges?.recovers ?? 0;
      if (recovers !== 0) yield* recur(t, ship, upgrade, recovers);
    }
    if (!hasForce) continue;
    for (let i = forceRecovery(t, ship); i > 0 && ship.force < forceCapacity(t, ship); i--)
      if (!(yield* isKept(t, ship, null))) recoverForce(t, ship, 1, 'xw2.force-charges.5');
  }
}

/** Whether an ability keeps a ship from recovering one recurring charge, or Force where no card is named. */
function* isKept(t: XTable, ship: Ship, card: string | null): Procedure<boolean> {
  return yield* isReplaced(t.abilities.replacing('recover-recurring', { ship, card }));
}

function* recur(t: XTable, ship: Ship, upgrade: Equipped | null, recovers: number): Procedure<void> {
  const holder = { ship, upgrade };
  for (let i = recovers; i > 0 && chargesOf(holder) < chargeLimit(t, holder); i--)
    if (!(yield* isKept(t, ship, upgrade?.id ?? ship.pilot))) recoverCharge(t, holder, 1, 'xw2.end-phase.5');
  if (recovers < 0) loseCharge(t, { ship, upgrade }, -recovers, 'xw2.end-phase.6');
}
