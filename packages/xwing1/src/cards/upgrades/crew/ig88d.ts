import type { UpgradeFacts } from '../../../card.ts';

export const IG_88D: UpgradeFacts = {
  id: 'ig88d',
  name: 'IG-88D',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  text: 'The pilot abilities of all friends with IG-2000 are yours as well.',
  takesPilots: true,
  abilities: [],
};
