import type { UpgradeFacts } from '../../../card.ts';

export const WED_15_REPAIR_DROID: UpgradeFacts = {
  id: 'wed15repairdroid',
  name: 'WED-15 Repair Droid',
  fills: ['crew'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['huge'] }],
  huge: true,
  abilities: [],
};
