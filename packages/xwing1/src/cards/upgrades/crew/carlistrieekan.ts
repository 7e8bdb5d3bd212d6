import type { UpgradeFacts } from '../../../card.ts';

export const CARLIST_RIEEKAN: UpgradeFacts = {
  id: 'carlistrieekan',
  name: 'Carlist Rieekan',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }, { size: ['huge'] }],
  huge: true,
  abilities: [],
};
