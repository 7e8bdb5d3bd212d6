import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const COLLISION_DETECTOR: UpgradeFacts = {
  id: 'collisiondetector',
  name: 'Collision Detector',
  fills: ['system'],
  limited: 0,
  cost: 0,
  text: 'You may boost, barrel roll and decloak over obstacles. Crits of the dice of obstacles do nothing to you.',
  abilities: [
    modify('repositions-over', (over, { self, moment: { ship } }) => over || ship === self.ship),
    modify('obstacle-die', (face, { self, moment: { ship } }) =>
      ship === self.ship && face === 'crit' ? 'blank' : face,
    ),
  ],
};
