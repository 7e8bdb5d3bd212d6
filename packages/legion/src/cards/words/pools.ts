import type { AbilityContext, LHooks } from '../../abilities.ts';
import type { AttackDie, KeywordUse } from '../../card.ts';
import { DIE_ORDER } from '../../rules/attack/poolweapons.ts';
import type { Attack, Pool } from '../../state.ts';
import type { LTable } from '../../table.ts';

export type Forming = AbilityContext<LHooks['windows']['forming-pool']>;

/** The pool that is resolved now. */
export function poolNow({ pools, current }: Attack): Pool | undefined {
  return current === null ? undefined : pools[current];
}

/** What a card adds to a pool besides its weapons. */
export interface Addition {
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
