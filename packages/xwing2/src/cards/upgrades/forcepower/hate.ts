import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverForce } from '../../../rules/charges.ts';
import { forceCapacity } from '../../../rules/stats.ts';

export const HATE: UpgradeFacts = {
  id: 'hate',
  name: 'Hate',
  fills: ['forcepower'],
  limited: 0,
  cost: 4,
  restrictions: [{ forceSide: ['dark'] }],
  standard: true,
  text: 'Each damage you suffer recovers 1 Force.',
  abilities: [
    at('damage-suffered', {
      rule: 'xw2.charges.2',
      optional: false,
      when: ({ table, self, moment }) => moment.ship === self.ship && self.ship.force < forceCapacity(table, self.ship),
      *effect({ table, self }) {
        recoverForce(table, self.ship, 1, 'xw2.charges.2');
      },
    }),
  ],
};
