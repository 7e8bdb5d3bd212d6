import type { UpgradeFacts } from '../../../card.ts';

export const HEAVY_LASER_CANNON: UpgradeFacts = {
  id: 'heavylasercannon',
  name: 'Heavy Laser Cannon',
  fills: ['cannon'],
  limited: 0,
  cost: 7,
  attack: { dice: 4, range: [2, 3] },
  abilities: 'unwritten',
};
