import { hasLock } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const QIRA: UpgradeFacts = {
  id: 'qira',
  name: "Qi'ra",
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  text: 'You ignore obstacles that you have locked, when you move and when you attack.',
  abilities: [
    modify(
      'ignores-obstacle',
      'xw2.obstacles.2',
      (ignores, { self, moment: { ship, obstacle, how } }) =>
        ignores || (how !== 'lock' && ship === self.ship && hasLock(self.ship, obstacle.id)),
    ),
  ],
};
