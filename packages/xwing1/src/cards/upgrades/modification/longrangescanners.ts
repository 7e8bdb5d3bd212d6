import type { UpgradeFacts } from '../../../card.ts';

export const LONG_RANGE_SCANNERS: UpgradeFacts = {
  id: 'longrangescanners',
  name: 'Long-Range Scanners',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  restrictions: [{ slot: 'torpedo' }, { slot: 'missile' }],
  abilities: 'unwritten',
};
