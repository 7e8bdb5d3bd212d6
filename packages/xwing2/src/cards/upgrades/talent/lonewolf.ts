import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { type DuringAttack, youAttack, youDefend } from '../../words/attack.ts';
import { charges, rerollsAttackDice, rerollsDefenseDice } from '../../words/dice.ts';

function isAlone({ table, self }: DuringAttack): boolean {
  return friendsAt(table, self.ship, 0, 2).every((ship) => ship === self.ship);
}

export const LONE_WOLF: UpgradeFacts = {
  id: 'lonewolf',
  name: 'Lone Wolf',
  fills: ['talent'],
  limited: 1,
  cost: 5,
  standard: true,
  charges: { value: 1, recovers: 1 },
  text: 'With no other friend at range 0-2, you may pay the charge to reroll one of your dice.',
  abilities: [
    rerollsAttackDice({ when: (context) => youAttack(context) && isAlone(context), cost: charges(1) }),
    rerollsDefenseDice({ when: (context) => youDefend(context) && isAlone(context), cost: charges(1) }),
  ],
};
