import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/locks.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';

export const FIRE_CONTROL_SYSTEM: UpgradeFacts = {
  id: 'firecontrolsystem',
  name: 'Fire-Control System',
  fills: ['system'],
  limited: 0,
  cost: 2,
  text: 'After your attack: you may take a lock on its defender.',
  abilities: [
    at('after-attacking', {
      optional: true,
      when: (context) =>
        youAttack(context) && lockTargets(context.table, context.self.ship).includes(defenderOf(context)),
      *effect(context) {
        yield* assignLock(context.table, context.self.ship, defenderOf(context));
      },
    }),
  ],
};
