import type { UpgradeFacts } from '../../../card.ts';

export const MOFF_JERJERROD: UpgradeFacts = {
  id: 'moffjerjerrod',
  name: 'Moff Jerjerrod',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
