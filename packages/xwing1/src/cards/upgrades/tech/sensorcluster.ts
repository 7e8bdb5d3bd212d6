import type { UpgradeFacts } from '../../../card.ts';

export const SENSOR_CLUSTER: UpgradeFacts = {
  id: 'sensorcluster',
  name: 'Sensor Cluster',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
