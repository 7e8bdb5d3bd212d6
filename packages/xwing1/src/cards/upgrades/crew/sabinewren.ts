import type { UpgradeFacts } from '../../../card.ts';

export const SABINE_WREN: UpgradeFacts = {
  id: 'sabinewren',
  name: 'Sabine Wren',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  slots: ['bomb'],
  abilities: 'unwritten',
};
