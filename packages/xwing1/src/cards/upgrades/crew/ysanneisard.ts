import type { UpgradeFacts } from '../../../card.ts';

export const YSANNE_ISARD: UpgradeFacts = {
  id: 'ysanneisard',
  name: 'Ysanne Isard',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
