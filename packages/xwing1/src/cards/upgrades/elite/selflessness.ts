import type { UpgradeFacts } from '../../../card.ts';

export const SELFLESSNESS: UpgradeFacts = {
  id: 'selflessness',
  name: 'Selflessness',
  fills: ['elite'],
  limited: 1,
  cost: 1,
  restrictions: [{ faction: ['rebel'] }, { size: ['small'] }],
  abilities: 'unwritten',
};
