import type { UpgradeFacts } from '../../../card.ts';

export const SWARM_LEADER: UpgradeFacts = {
  id: 'swarmleader',
  name: 'Swarm Leader',
  fills: ['elite'],
  limited: 1,
  cost: 3,
  abilities: 'unwritten',
};
