import type { UpgradeFacts } from '../../../card.ts';

export const ALLIANCE_OVERHAUL: UpgradeFacts = {
  id: 'allianceoverhaul',
  name: 'Alliance Overhaul',
  fills: ['title'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['arc170'] }],
  abilities: 'unwritten',
};
