import type { UpgradeFacts } from '../../../card.ts';

export const OUTMANEUVER: UpgradeFacts = {
  id: 'outmaneuver',
  name: 'Outmaneuver',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
