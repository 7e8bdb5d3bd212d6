import type { UpgradeFacts } from '../../../card.ts';

export const MILLENNIUM_FALCON: UpgradeFacts = {
  id: 'millenniumfalcon',
  name: 'Millennium Falcon',
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ ship: ['yt1300'] }],
  actions: ['evade'],
  abilities: [],
};
