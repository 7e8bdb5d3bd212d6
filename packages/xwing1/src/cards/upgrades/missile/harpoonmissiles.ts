import type { UpgradeFacts } from '../../../card.ts';

export const HARPOON_MISSILES: UpgradeFacts = {
  id: 'harpoonmissiles',
  name: 'Harpoon Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['card'] },
  abilities: 'unwritten',
};
