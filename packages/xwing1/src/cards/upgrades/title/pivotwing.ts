import type { UpgradeFacts } from '../../../card.ts';

export const PIVOT_WING: UpgradeFacts = {
  id: 'pivotwing',
  name: 'Pivot Wing',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['uwing'] }],
  title: 'Pivot Wing (Attack)',
  stats: { agility: 1 },
  abilities: 'unwritten',
  back: {
    title: 'Pivot Wing (Landing)',
    abilities: 'unwritten',
  },
};
