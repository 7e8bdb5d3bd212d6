import { hasLock } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';

export const TARGETING_SYNCHRONIZER: UpgradeFacts = {
  id: 'targetingsynchronizer',
  name: 'Targeting Synchronizer',
  fills: ['tech'],
  limited: 0,
  cost: 3,
  standard: true,
  text: 'Friends at range 1-2 need no lock of their own for weapons against a ship you have locked.',
  abilities: [
    modify(
      'ignores-requirement',
      'xw2.special-weapon.6',
      (ignores, { table, self, moment: { attacker, target, weapon } }) =>
        ignores ||
        (weapon.requires.includes('lock') &&
          hasLock(self.ship, target) &&
          friendsAt(table, self, 1, 2).includes(attacker)),
    ),
  ],
};
