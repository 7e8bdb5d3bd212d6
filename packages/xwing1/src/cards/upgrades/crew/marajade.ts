import type { UpgradeFacts } from '../../../card.ts';

export const MARA_JADE: UpgradeFacts = {
  id: 'marajade',
  name: 'Mara Jade',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  abilities: 'unwritten',
};
