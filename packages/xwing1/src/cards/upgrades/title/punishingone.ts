import type { UpgradeFacts } from '../../../card.ts';

export const PUNISHING_ONE: UpgradeFacts = {
  id: 'punishingone',
  name: 'Punishing One',
  fills: ['title'],
  limited: 1,
  cost: 12,
  restrictions: [{ ship: ['jumpmaster5000'] }],
  stats: { attack: 1 },
  abilities: [],
};
