import type { UpgradeFacts } from '../../../card.ts';

export const SENSOR_JAMMER: UpgradeFacts = {
  id: 'sensorjammer',
  name: 'Sensor Jammer',
  fills: ['system'],
  limited: 0,
  cost: 4,
  abilities: 'unwritten',
};
