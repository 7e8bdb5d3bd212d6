import type { UpgradeFacts } from '../../../card.ts';

export const BOSHEK: UpgradeFacts = {
  id: 'boshek',
  name: 'BoShek',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  abilities: 'unwritten',
};
