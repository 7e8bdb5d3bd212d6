import type { UpgradeFacts } from '../../../card.ts';

export const SENSOR_TEAM: UpgradeFacts = {
  id: 'sensorteam',
  name: 'Sensor Team',
  fills: ['team'],
  limited: 0,
  cost: 4,
  huge: true,
  abilities: [],
};
