import type { UpgradeFacts } from '../../../card.ts';

export const MAUL: UpgradeFacts = {
  id: 'maul',
  name: 'Maul',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ anyOf: [{ faction: ['scum'] }, { squadIncludes: ['Ezra Bridger'] }] }],
  abilities: 'unwritten',
};
