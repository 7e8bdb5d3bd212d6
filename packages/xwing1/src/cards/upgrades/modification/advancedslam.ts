import type { UpgradeFacts } from '../../../card.ts';

export const ADVANCED_SLAM: UpgradeFacts = {
  id: 'advancedslam',
  name: 'Advanced SLAM',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
