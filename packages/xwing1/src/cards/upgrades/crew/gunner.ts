import type { UpgradeFacts } from '../../../card.ts';

export const GUNNER: UpgradeFacts = {
  id: 'gunner',
  name: 'Gunner',
  fills: ['crew'],
  limited: 0,
  cost: 5,
  abilities: 'unwritten',
};
