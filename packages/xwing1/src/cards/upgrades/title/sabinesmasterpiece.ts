import type { UpgradeFacts } from '../../../card.ts';

export const SABINES_MASTERPIECE: UpgradeFacts = {
  id: 'sabinesmasterpiece',
  name: "Sabine's Masterpiece",
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }, { ship: ['tiefighter'] }],
  slots: ['crew', 'illicit'],
  abilities: [],
};
