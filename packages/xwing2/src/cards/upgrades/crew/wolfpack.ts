import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/lock.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { inFiringArc } from '../../../rules/weapons.ts';
import { attackerOf, defenderOf } from '../../words/attack.ts';

export const WOLFPACK: UpgradeFacts = {
  id: 'wolfpack',
  name: 'Wolfpack',
  fills: ['crew', 'gunner'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  text: 'After a friend at range 0-3 defends against an attacker in your firing arc, it may gain a strain token to lock the attacker.',
  abilities: [
    at('after-defending', {
      rule: 'xw2.lock.14',
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const defender = defenderOf(context);
        return (
          defender?.place === 'play' &&
          !defender.destroyed &&
          table.isFriendly(self.ship, defender) &&
          table.range(self.ship, defender) <= 3 &&
          inFiringArc(table, self.ship, attackerOf(context)) &&
          lockTargets(table, defender).some(({ key }) => key === moment.attack.attacker)
        );
      },
      *effect(context) {
        const { table, self, moment } = context;
        const defender = defenderOf(context);
        if (!defender) return;
        yield* gainToken(table, defender, 'strain', 1, { rule: 'xw2.lock.14', by: self.ship.seat });
        yield* assignLock(table, defender, moment.attack.attacker, 'xw2.lock.14');
      },
    }),
  ],
};
