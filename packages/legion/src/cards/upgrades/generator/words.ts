import { at, type CardAbility } from '../../../abilities.ts';
import { attacks } from '../../../keywords/keyword.ts';
import type { Attack } from '../../../state.ts';
import { canPay, pay } from '../../words/paying.ts';
import { type Addition, addToPool, poolNow } from '../../words/pools.ts';

function isFixed(attack: Attack): boolean {
  const weapons = poolNow(attack)?.weapons ?? [];
  return attack.kind === 'ranged' && weapons.some(({ keywords }) => keywords.some(({ id }) => id === 'fixed'));
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
