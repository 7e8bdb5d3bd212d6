import type { Procedure, RuleId } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { ignoresEffect } from '../immunity.ts';
import type { Attack, Token, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { countOptions } from './counts.ts';
import { isEnclosed } from './transported.ts';
import { isReplaced } from './triggers.ts';
import { courageOf, isDroid, isTrooper, isVehicle } from './units.ts';

/**
 * A unit gains tokens, one at a time; each may be replaced, and each has its own consequences.
 * legion.abilities.16, legion.actions.18, legion.card-actions.6, legion.dodge.7, legion.free-actions.7
 * legion.free-card-actions.6
 */
export function* gainToken(t: LTable, unit: Unit, token: Token, count: number, rule: RuleId = RULE): Procedure<void> {
  for (let i = 0; i < count && canGain(t, unit, token); i++) {
    if (yield* isReplaced(t.abilities.replacing('gain-token', { unit, token }))) continue;
    unit.tokens[token]++;
    t.emit({ type: 'token-gained', rule, unit: unit.id, token, count: 1 });
    // legion.standby.6: suppression takes the standby token of troopers.
    if (token === 'suppression') loseStandby(t, unit);
    yield* t.window('token-gained', { unit, token });
  }
}

/** legion.droid-trooper.5 */
function canGain(t: LTable, unit: Unit, token: Token): boolean {
  if (unit.place === 'defeated' || ignoresEffect(t, unit)) return false;
  // legion.courage.12
  if (token === 'suppression' && courageOf(t, unit) === null) return false;
  return unit.tokens[token] < mostTokens(t, unit, token);
}

/** How many tokens of a kind a unit may have at once; none of those that mean nothing to it. */
export function mostTokens(t: LTable, unit: Unit, token: Token): number {
  const any = (may: boolean) => (may ? Number.POSITIVE_INFINITY : 0);
  switch (token) {
    // Vehicles never gain any (rulings); whoever fears nothing any more keeps what it has.
    case 'suppression':
      return any(isTrooper(t, unit) && t.facts(unit).courage !== null);
    // legion.standby.8
    case 'standby':
      return 1;
    // legion.ion-tokens.3: only vehicles and droids.
    case 'ion':
      return any(isVehicle(t, unit) || isDroid(t, unit));
    // legion.poison-tokens.3: not vehicles, not droids.
    case 'poison':
      return any(isTrooper(t, unit) && !isDroid(t, unit));
    default:
      return any(true);
  }
}

/** Takes tokens from a unit; answers how many there were to take. */
export function removeToken(t: LTable, unit: Unit, token: Token, count: number, rule: RuleId = RULE): number {
  const isFast = token === 'suppression' && !mayLoseSuppression(t, unit);
  const taken = isFast || ignoresEffect(t, unit) ? 0 : Math.min(count, unit.tokens[token]);
  if (taken <= 0) return 0;
  unit.tokens[token] -= taken;
  t.emit({ type: 'token-lost', rule, unit: unit.id, token, count: taken, how: 'removed' });
  if (token === 'suppression') endPanic(t, unit);
  return taken;
}

/** Whether a token may be handed to a unit: suppression only to whom it means something (legion.transfer.2). */
export function mayReceive(t: LTable, unit: Unit, token: Token): boolean {
  return canGain(t, unit, token);
}

/** Tokens go from one unit to another, which gains them (legion.transfer.1). */
export function* transferTokens(
  t: LTable,
  token: Token,
  count: number,
  { from, to, rule }: { readonly from: Unit; readonly to: Unit; readonly rule: RuleId },
): Procedure<void> {
  if (!mayReceive(t, to, token)) return;
  yield* gainToken(t, to, token, removeToken(t, from, token, count, rule), rule);
}

/** Where a panicked unit remembers the courage that counted: it keeps counting (rulings). */
export const PANIC_COURAGE = 'panic-courage';

/** Whether there are enough suppression tokens for whoever has panicked. */
export function staysPanicked(t: LTable, unit: Unit): boolean {
  const courage = unit.memory[PANIC_COURAGE] ?? courageOf(t, unit) ?? 0;
  return unit.tokens.suppression >= 2 * courage;
}

/** legion.panic.10: as soon as it has too few suppression tokens for it. */
function endPanic(t: LTable, unit: Unit): void {
  if (!unit.panicked || staysPanicked(t, unit)) return;
  unit.panicked = false;
  delete unit.memory[PANIC_COURAGE];
  t.emit({ type: 'panic-ended', rule: 'legion.panic.10', unit: unit.id });
}

/** Whether suppression tokens can be removed from a unit. */
export function mayLoseSuppression(t: LTable, unit: Unit): boolean {
  return t.abilities.ask('may-lose-suppression', unit, true);
}

/** Suppression that a unit would lose; who may keep it says how much goes (legion.danger-sense-x.1, .5). */
export function* removeSuppression(t: LTable, unit: Unit, count: number, rule: RuleId = RULE): Procedure<number> {
  const most = Math.min(count, unit.tokens.suppression);
  if (most <= 0) return 0;
  if (!t.abilities.ask('may-keep-suppression', unit, false)) return removeToken(t, unit, 'suppression', most, rule);
  const options = countOptions(most);
  const about = { unit: unit.id };
  const chosen = yield* pickOne({ seat: unit.seat, topic: 'recover-suppression', rule, about, options });
  return removeToken(t, unit, 'suppression', chosen.count, rule);
}

/** A spent token goes back to the supply (legion.spend.1, legion.dodge.4). */
export function spendToken(t: LTable, unit: Unit, token: Token, count: number, rule: RuleId): void {
  if (count <= 0) return;
  unit.tokens[token] -= count;
  const { attack } = t.state;
  if (attack?.attacker === unit.id) attack.paid[token] = (attack.paid[token] ?? 0) + count;
  t.emit({ type: 'token-lost', rule, unit: unit.id, token, count, how: 'spent' });
}

/** How many tokens of a kind a unit may spend now. */
export function spendable(t: LTable, unit: Unit, token: Token, attack: Attack | null): number {
  if (unit.tokens[token] === 0) return 0;
  // legion.transported-closed.1, legion.transported-open.2
  return t.abilities.ask('may-spend', { unit, token, attack }, !isEnclosed(t, unit)) ? unit.tokens[token] : 0;
}

/** legion.standby.6, .7: whatever a unit does, its standby token is gone. */
export function loseStandby(t: LTable, unit: Unit): void {
  const rule = isVehicle(t, unit) ? 'legion.standby.7' : 'legion.standby.6';
  removeToken(t, unit, 'standby', unit.tokens.standby, rule);
}
