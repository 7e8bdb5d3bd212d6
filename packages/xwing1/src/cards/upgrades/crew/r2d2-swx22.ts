import type { UpgradeFacts } from '../../../card.ts';

export const R2_D2_SWX22: UpgradeFacts = {
  id: 'r2d2-swx22',
  name: 'R2-D2',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
