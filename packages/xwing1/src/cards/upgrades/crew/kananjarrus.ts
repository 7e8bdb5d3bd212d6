import type { UpgradeFacts } from '../../../card.ts';

export const KANAN_JARRUS: UpgradeFacts = {
  id: 'kananjarrus',
  name: 'Kanan Jarrus',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
