import type { UpgradeFacts } from '../../../card.ts';

export const ENGINEERING_TEAM: UpgradeFacts = {
  id: 'engineeringteam',
  name: 'Engineering Team',
  fills: ['team'],
  limited: 0,
  oncePerShip: true,
  cost: 4,
  huge: true,
  abilities: [],
};
