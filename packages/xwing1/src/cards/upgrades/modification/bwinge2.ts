import type { UpgradeFacts } from '../../../card.ts';

export const B_WING_E2: UpgradeFacts = {
  id: 'bwinge2',
  name: 'B-wing/E2',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['bwing'] }],
  slots: ['crew'],
  abilities: [],
};
