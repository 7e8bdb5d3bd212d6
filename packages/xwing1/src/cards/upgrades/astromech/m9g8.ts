import { hasLock } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const M9_G8: UpgradeFacts = {
  id: 'm9g8',
  name: 'M9-G8',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  text: 'When a ship you have locked attacks, you may choose 1 attack die, which is rerolled. You may lock other friendly ships.',
  abilities: [
    rerollsAttackDice({ when: ({ self, moment: { attack } }) => hasLock(self.ship, attack.attacker) }),
    modify(
      'may-lock',
      (may, { table, self, moment: { ship, target } }) =>
        may || (ship === self.ship && target !== ship && table.isFriendly(ship, target)),
    ),
  ],
};
