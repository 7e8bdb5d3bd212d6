import type { UpgradeFacts } from '../../../card.ts';

export const CORSAIR_REFIT: UpgradeFacts = {
  id: 'corsairrefit',
  name: 'Corsair Refit',
  fills: ['configuration'],
  limited: 2,
  cost: 6,
  restrictions: [{ ship: ['croccruiser'] }],
  standard: false,
  slots: ['cannon', 'turret', 'missile'],
  stats: { hull: 2, shields: -2 },
  abilities: 'unwritten',
};
