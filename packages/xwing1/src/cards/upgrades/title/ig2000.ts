import type { UpgradeFacts } from '../../../card.ts';

export const IG_2000: UpgradeFacts = {
  id: 'ig2000',
  name: 'IG-2000',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ faction: ['scum'] }, { ship: ['aggressor'] }],
  text: 'Friends that also carry this card lend you their pilot abilities.',
  sharesPilots: true,
  abilities: [],
};
