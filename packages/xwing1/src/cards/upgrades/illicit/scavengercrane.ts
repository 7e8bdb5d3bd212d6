import type { UpgradeFacts } from '../../../card.ts';

export const SCAVENGER_CRANE: UpgradeFacts = {
  id: 'scavengercrane',
  name: 'Scavenger Crane',
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
