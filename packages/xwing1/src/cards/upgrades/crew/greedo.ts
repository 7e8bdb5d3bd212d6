import type { UpgradeFacts } from '../../../card.ts';

export const GREEDO: UpgradeFacts = {
  id: 'greedo',
  name: 'Greedo',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['scum'] }],
  abilities: 'unwritten',
};
