import type { UpgradeFacts } from '../../../card.ts';

export const IG_2000: UpgradeFacts = {
  id: 'ig2000',
  name: 'IG-2000',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ faction: ['scumandvillainy'] }, { ship: ['aggressorassaultfighter'] }],
  standard: false,
  sharesInPilots: true,
  sharesPilot: true,
  text: 'You have the abilities of all other friendly pilots whose ships carry the IG-2000.',
  abilities: [],
};
