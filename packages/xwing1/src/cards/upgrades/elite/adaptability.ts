import type { UpgradeFacts } from '../../../card.ts';

export const ADAPTABILITY: UpgradeFacts = {
  id: 'adaptability',
  name: 'Adaptability',
  fills: ['elite'],
  limited: 0,
  cost: 0,
  title: 'Adaptability (+1)',
  stats: { skill: 1 },
  abilities: [],
  back: {
    title: 'Adaptability (-1)',
    stats: { skill: -1 },
    abilities: [],
  },
};
