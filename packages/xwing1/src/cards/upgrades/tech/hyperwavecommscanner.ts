import type { UpgradeFacts } from '../../../card.ts';

export const HYPERWAVE_COMM_SCANNER: UpgradeFacts = {
  id: 'hyperwavecommscanner',
  name: 'Hyperwave Comm Scanner',
  fills: ['tech'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
