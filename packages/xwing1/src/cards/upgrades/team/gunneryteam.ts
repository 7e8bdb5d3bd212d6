import type { UpgradeFacts } from '../../../card.ts';

export const GUNNERY_TEAM: UpgradeFacts = {
  id: 'gunneryteam',
  name: 'Gunnery Team',
  fills: ['team'],
  limited: 0,
  oncePerShip: true,
  cost: 4,
  huge: true,
  abilities: [],
};
