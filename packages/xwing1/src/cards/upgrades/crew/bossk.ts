import type { UpgradeFacts } from '../../../card.ts';

export const BOSSK: UpgradeFacts = {
  id: 'bossk',
  name: 'Bossk',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
