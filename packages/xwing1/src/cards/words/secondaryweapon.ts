import type { Procedure } from '@rangefinder/kernel';
import { at, type CardAbility, RULE } from '../../abilities.ts';
import { sufferDamage } from '../../rules/damage.ts';
import type { Attack, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { thisAttack } from './attack.ts';

/** What secondary weapons do when they hit. */

/** "If this attack hits, …. Then cancel all dice results." */
export function insteadOfDamage(
  effect: (table: XTable, defender: Ship, attack: Attack) => Procedure<void>,
): CardAbility {
  return at('attack-hit', {
    optional: false,
    when: thisAttack,
    *effect({ table, moment: { attack } }) {
      attack.attackDice = [];
      yield* effect(table, table.ship(attack.defender), attack);
    },
  });
}

/** "The defender suffers 1 damage". */
export function* suffersOne(table: XTable, ship: Ship, attack: Attack): Procedure<void> {
  yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE, attack });
}
