import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/locks.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';

export const MAGVA_YARRO: UpgradeFacts = {
  id: 'magvayarro',
  name: 'Magva Yarro',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Once you have defended: lock the attacker if you like.',
  abilities: [
    at('after-defending', {
      optional: true,
      when: (context) =>
        youDefend(context) && lockTargets(context.table, context.self.ship).includes(attackerOf(context)),
      *effect(context) {
        yield* assignLock(context.table, context.self.ship, attackerOf(context));
      },
    }),
  ],
};
