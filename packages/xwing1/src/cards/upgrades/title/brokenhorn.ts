import type { UpgradeFacts } from '../../../card.ts';

export const BROKEN_HORN: UpgradeFacts = {
  id: 'brokenhorn',
  name: 'Broken Horn',
  fills: ['title'],
  limited: 1,
  cost: 5,
  restrictions: [{ ship: ['croccruiser'] }],
  huge: true,
  abilities: [],
};
