import type { UpgradeFacts } from '../../../card.ts';

export const LANDO_CALRISSIAN: UpgradeFacts = {
  id: 'landocalrissian',
  name: 'Lando Calrissian',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
