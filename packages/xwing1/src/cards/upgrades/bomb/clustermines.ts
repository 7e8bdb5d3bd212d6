import type { UpgradeFacts } from '../../../card.ts';

export const CLUSTER_MINES: UpgradeFacts = {
  id: 'clustermines',
  name: 'Cluster Mines',
  fills: ['bomb'],
  limited: 0,
  cost: 4,
  bomb: { token: 'clustermine', when: 'action' },
  abilities: [],
};
