import type { UpgradeFacts } from '../../../card.ts';

export const CHEWBACCA: UpgradeFacts = {
  id: 'chewbacca',
  name: 'Chewbacca',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
