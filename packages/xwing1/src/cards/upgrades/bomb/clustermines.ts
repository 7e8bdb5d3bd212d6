import type { UpgradeFacts } from '../../../card.ts';
import { DROPPED_AS_ACTION } from '../../words/bomb.ts';

export const CLUSTER_MINES: UpgradeFacts = {
  id: 'clustermines',
  name: 'Cluster Mines',
  fills: ['bomb'],
  limited: 0,
  cost: 4,
  bomb: { token: 'clustermine', when: 'action' },
  text: 'Action: discard this card to drop a set of 3 cluster mines: a ship that meets one rolls two attack dice and takes 1 damage per hit or crit.',
  abilities: [DROPPED_AS_ACTION],
};
