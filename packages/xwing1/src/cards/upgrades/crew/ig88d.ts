import type { UpgradeFacts } from '../../../card.ts';

export const IG_88D: UpgradeFacts = {
  id: 'ig88d',
  name: 'IG-88D',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
