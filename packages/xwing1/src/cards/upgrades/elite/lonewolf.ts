import type { UpgradeFacts } from '../../../card.ts';
import { otherFriendsAt } from '../../../rules/choose.ts';
import { type DuringAttack, youAttack, youDefend } from '../../words/attack.ts';
import { rerollsAttackDice, rerollsDefenseDice } from '../../words/dice.ts';

function isAlone({ table, self }: DuringAttack): boolean {
  return otherFriendsAt(table, self, 1, 2).length === 0;
}

export const LONE_WOLF: UpgradeFacts = {
  id: 'lonewolf',
  name: 'Lone Wolf',
  fills: ['elite'],
  limited: 1,
  cost: 2,
  text: 'Attacking or defending with no other friend at range 1-2: you may roll one of your blanks again.',
  abilities: [
    rerollsAttackDice({ when: (context) => youAttack(context) && isAlone(context), faces: ['blank'] }),
    rerollsDefenseDice({ when: (context) => youDefend(context) && isAlone(context), faces: ['blank'] }),
  ],
};
