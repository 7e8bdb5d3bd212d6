import type { UpgradeFacts } from '../../../card.ts';

export const HOMING_MISSILES: UpgradeFacts = {
  id: 'homingmissiles',
  name: 'Homing Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 5,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['card'] },
  abilities: 'unwritten',
};
