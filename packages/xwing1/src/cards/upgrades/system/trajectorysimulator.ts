import type { UpgradeFacts } from '../../../card.ts';

export const TRAJECTORY_SIMULATOR: UpgradeFacts = {
  id: 'trajectorysimulator',
  name: 'Trajectory Simulator',
  fills: ['system'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
