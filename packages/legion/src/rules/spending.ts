import type { Procedure, RuleId } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { Attack, Token, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { spendable, spendToken } from './tokens.ts';

/** How many tokens of a kind a unit may spend in an attack: its own, and one that a friend lends it. */
export function affordable(t: LTable, unit: Unit, token: Token, attack: Attack): number {
  if (!t.abilities.ask('may-spend', { unit, token, attack }, true)) return 0;
  return unit.tokens[token] + (lendersOf(t, unit, token, attack).length > 0 ? 1 : 0);
}

/** legion.clone-trooper.3: one token in an attack, of friendly clones at range 1 and in sight. */
function lendersOf(t: LTable, unit: Unit, token: Token, attack: Attack): readonly Unit[] {
  const clones = attack.memory[borrowedBy(unit)] ? [] : t.friendsOf(unit.seat).filter((one) => lends(t, one, unit));
  return t.abilities.ask('spends-of', { unit, token }, clones).filter(({ tokens }) => tokens[token] > 0);
}

function lends(t: LTable, one: Unit, unit: Unit): boolean {
  const isClone = (other: Unit) => t.facts(other).subtypes.includes('clone');
  return one !== unit && isClone(one) && isClone(unit) && t.range(unit, one) === 1 && t.sees(unit, one);
}

function borrowedBy({ id }: Unit): string {
  return `borrowed:${id}`;
}

/** Spends tokens in an attack; its player says whose the one is that may be a friend's. */
export function* spendTokens(
  t: LTable,
  unit: Unit,
  token: Token,
  count: number,
  { rule, attack }: { readonly rule: RuleId; readonly attack: Attack },
): Procedure<void> {
  if (count <= 0) return;
  const own = spendable(t, unit, token, attack);
  const units = [...(own >= count ? [unit] : []), ...lendersOf(t, unit, token, attack)];
  const options = units.map((one) => ({ key: one.id, about: { unit: one.id }, one }));
  const about = { unit: unit.id };
  const { one } = yield* pickOne({ seat: unit.seat, topic: 'choose-unit', rule, about, options });
  if (one !== unit) {
    attack.memory[borrowedBy(unit)] = 1;
    spendToken(t, one, token, 1, 'legion.clone-trooper.3');
  }
  spendToken(t, unit, token, one === unit ? count : count - 1, rule);
}
