import type { Procedure, RuleId } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { tokenFacts } from '../detonation.ts';
import type { Attack, Token, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { spendable, spendToken } from './tokens.ts';

/** How many tokens of a kind a unit may spend in an attack (nobody attacks or defends who is closed in): its own, one that a clone lends it, and those of an example. */
export function affordable(t: LTable, unit: Unit, token: Token, attack: Attack | null): number {
  if (tokenFacts(unit.card)) return 0; // legion.detonate.7: what detonates is no unit that spends anything
  if (!t.abilities.ask('may-spend', { unit, token, attack }, true)) return 0;
  const lent = clonesFor(t, unit, token, attack).length > 0 ? 1 : 0;
  return examplesFor(t, unit, token).reduce((sum, { tokens }) => sum + tokens[token], unit.tokens[token] + lent);
}

/** Friends all of whose tokens of a kind a unit may spend (legion.exemplar.1). */
export function examplesFor(t: LTable, unit: Unit, token: Token): readonly Unit[] {
  const others = new Set(t.abilities.ask('spends-of', { unit, token }, []));
  return [...others].filter(({ tokens }) => tokens[token] > 0);
}

/** legion.clone-trooper.3: one token in an attack, of friendly clones at range 1 and in sight; a guardian neither attacks nor defends. */
function clonesFor(t: LTable, unit: Unit, token: Token, attack: Attack | null): readonly Unit[] {
  if (attack && (attack.memory[borrowedBy(unit)] || !fights(unit, attack))) return [];
  return t.friendsOf(unit.seat).filter((one) => one.tokens[token] > 0 && lends(t, one, unit));
}

function fights({ id }: Unit, { attacker, pools, current }: Attack): boolean {
  return id === attacker || (current !== null && pools[current]?.defender === id);
}

function lends(t: LTable, one: Unit, unit: Unit): boolean {
  const isClone = (other: Unit) => t.facts(other).subtypes.includes('clone');
  return one !== unit && isClone(one) && isClone(unit) && t.range(unit, one) === 1 && t.sees(unit, one);
}

function borrowedBy({ id }: Unit): string {
  return `borrowed:${id}`;
}

/** Spends tokens in an attack; its player says whose they are where friends may give some. */
export function* spendTokens(
  t: LTable,
  unit: Unit,
  token: Token,
  count: number,
  { rule, attack }: { readonly rule: RuleId; readonly attack: Attack },
): Procedure<void> {
  for (let left = count; left > 0; left--) {
    const examples = examplesFor(t, unit, token);
    const friends = [...examples, ...clonesFor(t, unit, token, attack).filter((one) => !examples.includes(one))];
    if (friends.length === 0) {
      spendToken(t, unit, token, left, rule);
      return;
    }
    const options = [...(spendable(t, unit, token, attack) > 0 ? [unit] : []), ...friends].map((one) => ({
      key: one.id,
      about: { unit: one.id },
      one,
    }));
    const about = { unit: unit.id };
    const { one } = yield* pickOne({ seat: unit.seat, topic: 'choose-unit', rule, about, options });
    const isLent = one !== unit && !examples.includes(one);
    if (isLent) attack.memory[borrowedBy(unit)] = 1;
    spendToken(t, one, token, 1, isLent ? 'legion.clone-trooper.3' : rule);
  }
}
