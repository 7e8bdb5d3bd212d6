import type { UpgradeFacts } from '../../../card.ts';

export const RAYMUS_ANTILLES: UpgradeFacts = {
  id: 'raymusantilles',
  name: 'Raymus Antilles',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['rebel'] }, { size: ['huge'] }],
  huge: true,
  abilities: [],
};
