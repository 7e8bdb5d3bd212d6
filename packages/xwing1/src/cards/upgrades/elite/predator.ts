import type { UpgradeFacts } from '../../../card.ts';
import { skillOf } from '../../../rules/stats.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';

export const PREDATOR: UpgradeFacts = {
  id: 'predator',
  name: 'Predator',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  text: 'Attacking: you may roll one attack die again, or up to 2 against a ship of pilot skill 2 or lower.',
  abilities: [
    rerollsAttackDice({
      when: youAttack,
      most: (context) => (skillOf(context.table, defenderOf(context)) <= 2 ? 2 : 1),
    }),
  ],
};
