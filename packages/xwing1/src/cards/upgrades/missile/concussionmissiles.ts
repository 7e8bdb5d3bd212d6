import type { UpgradeFacts } from '../../../card.ts';

export const CONCUSSION_MISSILES: UpgradeFacts = {
  id: 'concussionmissiles',
  name: 'Concussion Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  abilities: 'unwritten',
};
