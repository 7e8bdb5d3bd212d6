import type { UpgradeFacts } from '../../../card.ts';

export const BLACK_MARKET_SLICER_TOOLS: UpgradeFacts = {
  id: 'blackmarketslicertools',
  name: 'Black Market Slicer Tools',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
