import { at } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { assignLock, lockTargets } from '../../rules/lock.ts';
import { defenderOf, youAttack } from '../words/attack.ts';
import { has } from '../words/condition.ts';

export const MERCILESS_PURSUIT: ConditionFacts = {
  id: 'mercilesspursuit',
  name: 'Merciless Pursuit',
  limited: 0,
  text: 'After you attack a ship that carries The Child, you may acquire a lock on it.',
  abilities: [
    at('after-attacking', {
      optional: true,
      when: (context) => {
        const defender = defenderOf(context);
        const { table, self } = context;
        if (!youAttack(context) || !defender || !has(defender, 'thechild')) return false;
        return lockTargets(table, self.ship).some(({ key }) => key === defender.id);
      },
      *effect({ table, self, moment }) {
        yield* assignLock(table, self.ship, moment.attack.defender);
      },
    }),
  ],
};
