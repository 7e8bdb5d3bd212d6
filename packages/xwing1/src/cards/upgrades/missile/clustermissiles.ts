import type { UpgradeFacts } from '../../../card.ts';

export const CLUSTER_MISSILES: UpgradeFacts = {
  id: 'clustermissiles',
  name: 'Cluster Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  attack: { dice: 3, range: [1, 2], requires: 'lock', spends: ['lock', 'card'] },
  abilities: 'unwritten',
};
