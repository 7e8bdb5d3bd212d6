import type { UpgradeFacts } from '../../../card.ts';

export const ASSAULT_MISSILES: UpgradeFacts = {
  id: 'assaultmissiles',
  name: 'Assault Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 5,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  abilities: 'unwritten',
};
