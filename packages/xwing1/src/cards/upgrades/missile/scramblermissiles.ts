import type { UpgradeFacts } from '../../../card.ts';

export const SCRAMBLER_MISSILES: UpgradeFacts = {
  id: 'scramblermissiles',
  name: 'Scrambler Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 2,
  attack: { dice: 3, range: [2, 3], requires: 'lock', spends: ['card'] },
  abilities: 'unwritten',
};
