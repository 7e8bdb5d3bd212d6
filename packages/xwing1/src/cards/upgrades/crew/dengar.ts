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
  text: 'Attacking: roll one attack die again if you like, or up to two against a unique pilot.',
  abilities: [
    rerollsAttackDice({
      when: youAttack,
      most: (context) => (context.table.pilot(defenderOf(context)).limited === 1 ? 2 : 1),
    }),
  ],
};
