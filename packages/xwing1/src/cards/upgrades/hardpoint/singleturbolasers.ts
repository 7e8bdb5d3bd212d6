import type { UpgradeFacts } from '../../../card.ts';

export const SINGLE_TURBOLASERS: UpgradeFacts = {
  id: 'singleturbolasers',
  name: 'Single Turbolasers',
  fills: ['hardpoint'],
  limited: 0,
  cost: 8,
  huge: true,
  attack: { dice: 4, range: [3, 5] },
  abilities: [],
};
