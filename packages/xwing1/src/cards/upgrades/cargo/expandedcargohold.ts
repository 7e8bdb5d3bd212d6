import type { UpgradeFacts } from '../../../card.ts';

export const EXPANDED_CARGO_HOLD: UpgradeFacts = {
  id: 'expandedcargohold',
  name: 'Expanded Cargo Hold',
  fills: ['cargo'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['gr75mediumtransport'] }],
  huge: true,
  abilities: [],
};
