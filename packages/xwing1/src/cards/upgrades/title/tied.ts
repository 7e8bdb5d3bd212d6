import type { UpgradeFacts } from '../../../card.ts';

export const TIE_D: UpgradeFacts = {
  id: 'tied',
  name: 'TIE/D',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['tiedefender'] }],
  abilities: 'unwritten',
};
