import type { UpgradeFacts } from '../../../card.ts';

export const SWARM_TACTICS: UpgradeFacts = {
  id: 'swarmtactics',
  name: 'Swarm Tactics',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
