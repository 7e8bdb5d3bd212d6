import type { UpgradeFacts } from '../../../card.ts';

export const COLLISION_DETECTOR: UpgradeFacts = {
  id: 'collisiondetector',
  name: 'Collision Detector',
  fills: ['system'],
  limited: 0,
  cost: 0,
  abilities: 'unwritten',
};
