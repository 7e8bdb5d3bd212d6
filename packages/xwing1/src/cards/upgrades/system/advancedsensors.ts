import type { UpgradeFacts } from '../../../card.ts';

export const ADVANCED_SENSORS: UpgradeFacts = {
  id: 'advancedsensors',
  name: 'Advanced Sensors',
  fills: ['system'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
