import type { UpgradeFacts } from '../../../card.ts';

export const LEIA_ORGANA: UpgradeFacts = {
  id: 'leiaorgana',
  name: 'Leia Organa',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
