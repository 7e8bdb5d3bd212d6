import type { UpgradeFacts } from '../../../card.ts';

export const OUTRIDER: UpgradeFacts = {
  id: 'outrider',
  name: 'Outrider',
  fills: ['title'],
  limited: 1,
  cost: 5,
  restrictions: [{ ship: ['yt2400'] }],
  abilities: 'unwritten',
};
