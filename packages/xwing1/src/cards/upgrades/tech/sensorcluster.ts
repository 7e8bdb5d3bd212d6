import type { UpgradeFacts } from '../../../card.ts';
import { youDefend } from '../../words/attack.ts';
import { changesDefenseDice, token } from '../../words/dice.ts';

export const SENSOR_CLUSTER: UpgradeFacts = {
  id: 'sensorcluster',
  name: 'Sensor Cluster',
  fills: ['tech'],
  limited: 0,
  cost: 2,
  text: 'Defending: you may spend a focus token to change 1 of your blank results to an evade.',
  abilities: [changesDefenseDice(['blank'], 'evade', { when: youDefend, cost: token('focus') })],
};
