import type { UpgradeFacts } from '../../../card.ts';

export const GLITTERSTIM: UpgradeFacts = {
  id: 'glitterstim',
  name: 'Glitterstim',
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
