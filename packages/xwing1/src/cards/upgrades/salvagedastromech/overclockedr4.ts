import type { UpgradeFacts } from '../../../card.ts';

export const OVERCLOCKED_R4: UpgradeFacts = {
  id: 'overclockedr4',
  name: 'Overclocked R4',
  fills: ['salvagedastromech'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
