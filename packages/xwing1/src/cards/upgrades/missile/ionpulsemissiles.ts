import type { UpgradeFacts } from '../../../card.ts';

export const ION_PULSE_MISSILES: UpgradeFacts = {
  id: 'ionpulsemissiles',
  name: 'Ion Pulse Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 3,
  attack: { dice: 3, range: [2, 3], requires: 'lock', spends: ['card'] },
  abilities: 'unwritten',
};
