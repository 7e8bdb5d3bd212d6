import type { UpgradeFacts } from '../../../card.ts';

export const SAW_GERRERA: UpgradeFacts = {
  id: 'sawgerrera',
  name: 'Saw Gerrera',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
