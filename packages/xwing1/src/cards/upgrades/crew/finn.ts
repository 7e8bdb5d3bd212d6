import type { UpgradeFacts } from '../../../card.ts';

export const FINN: UpgradeFacts = {
  id: 'finn',
  name: 'Finn',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
