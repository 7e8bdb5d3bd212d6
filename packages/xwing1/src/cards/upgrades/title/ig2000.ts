import type { UpgradeFacts } from '../../../card.ts';

export const IG_2000: UpgradeFacts = {
  id: 'ig2000',
  name: 'IG-2000',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ faction: ['scum'] }, { ship: ['aggressor'] }],
  text: 'You have the pilot ability of each other friendly ship with this card.',
  sharesPilots: true,
  abilities: [],
};
