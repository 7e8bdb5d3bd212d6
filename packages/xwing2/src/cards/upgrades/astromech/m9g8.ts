import { hasLock } from '@rangefinder/xwing';
import type { UpgradeFacts } from '../../../card.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const M9_G8: UpgradeFacts = {
  id: 'm9g8',
  name: 'M9-G8',
  fills: ['astromech'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  text: 'When a ship you have locked attacks you may choose one of its dice to be rerolled.',
  abilities: [rerollsAttackDice({ when: ({ self, moment: { attack } }) => hasLock(self.ship, attack.attacker) })],
};
