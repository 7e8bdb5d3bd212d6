import type { UpgradeFacts } from '../../../card.ts';

export const REBEL_CAPTIVE: UpgradeFacts = {
  id: 'rebelcaptive',
  name: 'Rebel Captive',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
