import type { UpgradeFacts } from '../../../card.ts';

export const ENHANCED_SCOPES: UpgradeFacts = {
  id: 'enhancedscopes',
  name: 'Enhanced Scopes',
  fills: ['system'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
