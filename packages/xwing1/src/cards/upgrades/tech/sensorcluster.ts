import type { UpgradeFacts } from '../../../card.ts';
import { youDefend } from '../../words/attack.ts';
import { changesDefenseDice, token } from '../../words/dice.ts';

export const SENSOR_CLUSTER: UpgradeFacts = {
  id: 'sensorcluster',
  name: 'Sensor Cluster',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  text: 'Defending: pay a focus token if you like, and one blank of yours becomes an evade.',
  abilities: [changesDefenseDice(['blank'], 'evade', { when: youDefend, cost: token('focus') })],
};
