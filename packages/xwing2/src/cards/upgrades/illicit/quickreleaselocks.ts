import type { UpgradeFacts } from '../../../card.ts';

export const QUICK_RELEASE_LOCKS: UpgradeFacts = {
  id: 'quickreleaselocks',
  name: 'Quick-Release Locks',
  fills: ['illicit'],
  limited: 1,
  cost: 5,
  restrictions: [{ size: ['huge'] }],
  standard: false,
  charges: { value: 2, recovers: 0, recoverable: false },
  abilities: 'unwritten',
};
