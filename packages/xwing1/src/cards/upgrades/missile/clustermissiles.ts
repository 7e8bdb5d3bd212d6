import type { UpgradeFacts } from '../../../card.ts';

export const CLUSTER_MISSILES: UpgradeFacts = {
  id: 'clustermissiles',
  name: 'Cluster Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  attack: { dice: 3, range: [1, 2], requires: 'lock', spends: ['lock', 'card'], twice: true },
  text: 'Needs a target lock on the defender; the lock and the card are spent. The attack is performed twice against the same ship.',
  abilities: [],
};
