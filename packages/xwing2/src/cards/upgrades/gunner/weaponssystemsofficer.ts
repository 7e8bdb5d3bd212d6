import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/lock.ts';
import { youAttack } from '../../words/attack.ts';

export const WEAPONS_SYSTEMS_OFFICER: UpgradeFacts = {
  id: 'weaponssystemsofficer',
  name: 'Weapons Systems Officer',
  fills: ['gunner'],
  limited: 0,
  cost: 5,
  standard: true,
  text: 'After a special attack that requires a lock you may lock the defender.',
  abilities: [
    at('after-attacking', {
      rule: 'xw2.lock.14',
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const { weapon, defender } = moment.attack;
        return (
          youAttack(context) &&
          context.table.cards.findUpgrade(weapon)?.attack?.requires?.includes('lock') === true &&
          lockTargets(table, self.ship).some(({ key }) => key === defender)
        );
      },
      *effect({ table, self, moment: { attack } }) {
        yield* assignLock(table, self.ship, attack.defender, 'xw2.lock.14');
      },
    }),
  ],
};
