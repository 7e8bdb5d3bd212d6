import type { UpgradeFacts } from '../../../card.ts';

export const DAUNTLESS: UpgradeFacts = {
  id: 'dauntless',
  name: 'Dauntless',
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['vt49decimator'] }],
  abilities: 'unwritten',
};
