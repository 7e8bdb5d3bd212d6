import type { UpgradeFacts } from '../../../card.ts';

export const ADVANCED_HOMING_MISSILES: UpgradeFacts = {
  id: 'advhomingmissiles',
  name: 'Advanced Homing Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 3,
  attack: { dice: 3, range: [2, 2], requires: 'lock', spends: ['card'] },
  abilities: 'unwritten',
};
