import type { UpgradeFacts } from '../../../card.ts';

export const KYLE_KATARN: UpgradeFacts = {
  id: 'kylekatarn',
  name: 'Kyle Katarn',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
