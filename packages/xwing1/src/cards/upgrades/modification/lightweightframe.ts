import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rollMoreDefenseDice } from '../../../rules/attack.ts';
import { youDefend } from '../../words/attack.ts';

export const LIGHTWEIGHT_FRAME: UpgradeFacts = {
  id: 'lightweightframe',
  name: 'Lightweight Frame',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [
    { ship: ['tieaggressor', 'tiebomber', 'tiephantom', 'tiepunisher', 'tiereaper', 'tiestriker', 'tiesffighter'] },
  ],
  text: 'Defending, after your roll: with fewer defense dice than attack dice you roll 1 more.',
  abilities: [
    at('defense-dice-rolled', {
      optional: false,
      when: (context) =>
        youDefend(context) && context.moment.attack.attackDice.length > context.moment.attack.defenseDice.length,
      *effect({ table, moment: { attack } }) {
        rollMoreDefenseDice(table, attack, 1);
      },
    }),
  ],
};
