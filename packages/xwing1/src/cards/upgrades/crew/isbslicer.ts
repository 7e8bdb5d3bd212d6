import type { UpgradeFacts } from '../../../card.ts';

export const ISB_SLICER: UpgradeFacts = {
  id: 'isbslicer',
  name: 'ISB Slicer',
  fills: ['crew'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
