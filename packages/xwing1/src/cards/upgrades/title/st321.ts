import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const ST_321: UpgradeFacts = {
  id: 'st321',
  name: 'ST-321',
  fills: ['title'],
  limited: 1,
  cost: 3,
  restrictions: [{ ship: ['lambdaclassshuttle'] }],
  text: 'You may lock enemy ships at any range.',
  abilities: [modify('locks-at-any-range', (any, { self, moment: { ship } }) => any || ship === self.ship)],
};
