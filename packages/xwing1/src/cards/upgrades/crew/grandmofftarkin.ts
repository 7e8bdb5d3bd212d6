import type { UpgradeFacts } from '../../../card.ts';

export const GRAND_MOFF_TARKIN: UpgradeFacts = {
  id: 'grandmofftarkin',
  name: 'Grand Moff Tarkin',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['imperial'] }, { size: ['huge'] }],
  huge: true,
  abilities: [],
};
