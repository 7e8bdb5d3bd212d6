import type { UpgradeFacts } from '../../../card.ts';

export const BODYGUARD: UpgradeFacts = {
  id: 'bodyguard',
  name: 'Bodyguard',
  fills: ['elite'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
