import type { UpgradeFacts } from '../../../card.ts';

export const MAGVA_YARRO: UpgradeFacts = {
  id: 'magvayarro',
  name: 'Magva Yarro',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
