import type { UpgradeFacts } from '../../../card.ts';

export const BURNOUT_SLAM: UpgradeFacts = {
  id: 'burnoutslam',
  name: 'Burnout SLAM',
  fills: ['illicit'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['large'] }],
  actions: ['slam'],
  abilities: 'unwritten',
};
