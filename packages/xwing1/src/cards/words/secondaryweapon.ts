import type { Procedure } from '@rangefinder/kernel';
import { resultsOf } from '@rangefinder/xwing';
import { at, type CardAbility, modify, RULE } from '../../abilities.ts';
import { isAtRange } from '../../rules/choose.ts';
import { sufferDamage } from '../../rules/damage.ts';
import type { Attack, Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';
import { isWith, thisAttack } from './attack.ts';

/** What secondary weapons do when they hit. */

type OnHit = (table: XTable, defender: Ship, attack: Attack) => Procedure<void>;

/** "If this attack hits, …. Then cancel all dice results." */
export function insteadOfDamage(effect: OnHit): CardAbility {
  return whenHit(function* (table, defender, attack) {
    attack.attackDice = [];
    yield* effect(table, defender, attack);
  });
}

/** "If this attack hits, …", besides its damage. */
export function whenHit(effect: OnHit): CardAbility {
  return at('attack-hit', {
    optional: false,
    when: thisAttack,
    *effect({ table, moment: { attack } }) {
      yield* effect(table, table.ship(attack.defender), attack);
    },
  });
}

/** "If this attack hits, after" its damage: not where the defender is gone. */
export function afterHit(effect: OnHit): CardAbility {
  return at('after-attacking', {
    optional: false,
    when: (context) =>
      thisAttack(context) &&
      context.moment.attack.hit === true &&
      context.table.ship(context.moment.attack.defender).place === 'play',
    *effect({ table, moment: { attack } }) {
      yield* effect(table, table.ship(attack.defender), attack);
    },
  });
}

/** "The defender suffers 1 damage". */
export function* suffersOne(table: XTable, ship: Ship, attack: Attack): Procedure<void> {
  yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE, attack });
}

/** "Your hit results cannot be canceled by defense dice. The defender may cancel crit results before hit results." */
export const HITS_STAND: CardAbility = modify('cancelling', (cancelling, { self, moment: attack }) =>
  isWith(self, attack) ? { ...cancelling, first: 'crit', safeHits: resultsOf(attack).hits } : cancelling,
);

/** "Each other ship at Range 1 of" a ship: friend and foe, in player order. */
export function othersNear(table: XTable, ship: Ship): Ship[] {
  const near = table.inPlay().filter((other) => other !== ship && isAtRange(table, ship, other, 1, 1));
  return table.playerOrder().flatMap((seat) => near.filter((other) => other.seat === seat));
}
