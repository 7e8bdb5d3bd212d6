import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/lock.ts';
import { youDefend } from '../../words/attack.ts';

export const MAGVA_YARRO: UpgradeFacts = {
  id: 'magvayarro',
  name: 'Magva Yarro',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'After an attack that hit you, you may lock the attacker.',
  abilities: [
    at('after-defending', {
      rule: 'xw2.lock.14',
      optional: true,
      when: (context) => {
        const { table, self, moment } = context;
        const { attack } = moment;
        return (
          youDefend(context) &&
          attack.hit === true &&
          lockTargets(table, self.ship).some(({ key }) => key === attack.attacker)
        );
      },
      *effect({ table, self, moment: { attack } }) {
        yield* assignLock(table, self.ship, attack.attacker, 'xw2.lock.14');
      },
    }),
  ],
};
