import type { UpgradeFacts } from '../../../card.ts';

export const TIE_X7: UpgradeFacts = {
  id: 'tiex7',
  name: 'TIE/x7',
  fills: ['title'],
  limited: 0,
  cost: -2,
  restrictions: [{ ship: ['tiedefender'] }],
  slots: ['-cannon', '-missile'],
  abilities: 'unwritten',
};
