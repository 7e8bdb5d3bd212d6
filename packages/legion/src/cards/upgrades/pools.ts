import { type AbilityContext, at, type CardAbility, type LHooks } from '../../abilities.ts';
import type { AttackDie, KeywordUse } from '../../card.ts';
import { attacks } from '../../keywords/keyword.ts';
import { DIE_ORDER } from '../../rules/attack/poolweapons.ts';
import type { Attack, Pool } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { canPay, pay } from './paying.ts';

export type Forming = AbilityContext<LHooks['windows']['forming-pool']>;

/** The pool that is resolved now. */
export function poolNow({ pools, current }: Attack): Pool | undefined {
  return current === null ? undefined : pools[current];
}

/** What a card adds to a pool besides its weapons. */
interface Addition {
  readonly dice?: Partial<Readonly<Record<AttackDie, number>>>;
  readonly keywords?: readonly KeywordUse[];
}

export function addToPool(t: LTable, attack: Attack, { dice = {}, keywords = [] }: Addition): void {
  const pool = poolNow(attack);
  if (!pool) return;
  for (const die of DIE_ORDER) pool.extra[die] = (pool.extra[die] ?? 0) + (dice[die] ?? 0);
  pool.gained = [...(pool.gained ?? []), ...keywords];
  t.cardsChanged();
}

/** A generator: for a ranged attack with a weapon that is Fixed it is exhausted, and the pool has more. */
export function feedsFixed(addition: Addition): CardAbility {
  return at('forming-pool', {
    optional: true,
    when: (context) => attacks(context) && canPay(context) && isFixed(context.moment.attack),
    *effect(context) {
      pay(context);
      addToPool(context.table, context.moment.attack, addition);
    },
  });
}

function isFixed(attack: Attack): boolean {
  const weapons = poolNow(attack)?.weapons ?? [];
  return attack.kind === 'ranged' && weapons.some(({ keywords }) => keywords.some(({ id }) => id === 'fixed'));
}
