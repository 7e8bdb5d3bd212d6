import type { UpgradeFacts } from '../../../card.ts';

export const BAZE_MALBUS: UpgradeFacts = {
  id: 'bazemalbus',
  name: 'Baze Malbus',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
