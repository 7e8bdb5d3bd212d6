import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverShield } from '../../../rules/damage.ts';
import { youDefend } from '../../words/attack.ts';

export const REINFORCED_DEFLECTORS: UpgradeFacts = {
  id: 'reinforceddeflectors',
  name: 'Reinforced Deflectors',
  fills: ['system'],
  limited: 0,
  cost: 3,
  restrictions: [{ size: ['large'] }],
  text: 'After defending, if you suffered 3 or more damage in the attack, recover 1 shield.',
  abilities: [
    at('after-defending', {
      optional: false,
      when: (context) => youDefend(context) && context.moment.attack.dealt >= 3,
      *effect({ table, self: { ship } }) {
        recoverShield(table, ship, 1);
      },
    }),
  ],
};
