import type { UpgradeFacts } from '../../../card.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const DENGAR: UpgradeFacts = {
  id: 'dengar',
  name: 'Dengar',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['scum'] }],
  text: 'Attacking: you may reroll 1 attack die, or up to 2 against a unique pilot.',
  abilities: [
    rerollsAttackDice({
      when: youAttack,
      most: (context) => (context.table.pilot(defenderOf(context)).limited === 1 ? 2 : 1),
    }),
  ],
};
