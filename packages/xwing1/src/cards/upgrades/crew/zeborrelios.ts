import type { UpgradeFacts } from '../../../card.ts';

export const ZEB_ORRELIOS: UpgradeFacts = {
  id: 'zeborrelios',
  name: '"Zeb" Orrelios',
  fills: ['crew'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
