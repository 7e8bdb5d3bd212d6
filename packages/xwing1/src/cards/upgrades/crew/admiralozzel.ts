import type { UpgradeFacts } from '../../../card.ts';

export const ADMIRAL_OZZEL: UpgradeFacts = {
  id: 'admiralozzel',
  name: 'Admiral Ozzel',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }, { size: ['huge'] }],
  huge: true,
  abilities: [],
};
