import type { UpgradeFacts } from '../../../card.ts';

export const DASH_RENDAR: UpgradeFacts = {
  id: 'dashrendar',
  name: 'Dash Rendar',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  abilities: 'unwritten',
};
