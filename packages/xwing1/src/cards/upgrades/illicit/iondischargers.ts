import type { UpgradeFacts } from '../../../card.ts';

export const ION_DISCHARGERS: UpgradeFacts = {
  id: 'iondischargers',
  name: 'Ion Dischargers',
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
