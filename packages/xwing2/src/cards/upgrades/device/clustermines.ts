import type { UpgradeFacts } from '../../../card.ts';
import { placesInSystemPhase } from '../../words/device.ts';

export const CLUSTER_MINES: UpgradeFacts = {
  id: 'clustermines',
  name: 'Cluster Mines',
  fills: ['device'],
  limited: 0,
  cost: 5,
  standard: true,
  charges: { value: 1, recovers: 0, recoverable: false },
  device: ['clustermine'],
  text: 'System Phase: you may pay a charge to drop a set of cluster mines with the 1 straight. Spent charges do not come back.',
  abilities: [placesInSystemPhase('clustermine')],
};
