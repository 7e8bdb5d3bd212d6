import type { UpgradeFacts } from '../../../card.ts';

export const STARVIPER_MK_II: UpgradeFacts = {
  id: 'starvipermkii',
  name: 'StarViper Mk.II',
  fills: ['title'],
  limited: 0,
  cost: -3,
  restrictions: [{ ship: ['starviper'] }],
  slots: ['title'],
  abilities: 'unwritten',
};
