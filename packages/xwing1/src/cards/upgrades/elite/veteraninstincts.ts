import type { UpgradeFacts } from '../../../card.ts';

export const VETERAN_INSTINCTS: UpgradeFacts = {
  id: 'veteraninstincts',
  name: 'Veteran Instincts',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  stats: { skill: 2 },
  abilities: [],
};
