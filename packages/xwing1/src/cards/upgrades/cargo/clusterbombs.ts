import type { UpgradeFacts } from '../../../card.ts';

export const CLUSTER_BOMBS: UpgradeFacts = {
  id: 'clusterbombs',
  name: 'Cluster Bombs',
  fills: ['cargo'],
  limited: 0,
  cost: 4,
  huge: true,
  abilities: [],
};
