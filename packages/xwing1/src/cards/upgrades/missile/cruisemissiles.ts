import type { UpgradeFacts } from '../../../card.ts';

export const CRUISE_MISSILES: UpgradeFacts = {
  id: 'cruisemissiles',
  name: 'Cruise Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 3,
  attack: { dice: 1, range: [2, 3], requires: 'lock', spends: ['card'] },
  abilities: 'unwritten',
};
