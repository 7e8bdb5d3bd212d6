import type { UpgradeFacts } from '../../../card.ts';

export const COMM_RELAY: UpgradeFacts = {
  id: 'commrelay',
  name: 'Comm Relay',
  fills: ['tech'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
