import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isStressed } from '../../../rules/tokens.ts';
import { youAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const EXPERTISE: UpgradeFacts = {
  id: 'expertise',
  name: 'Expertise',
  fills: ['elite'],
  limited: 0,
  cost: 4,
  text: 'Attacking without stress: you may turn all your focus results to hits.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) =>
        youAttack(context) && !isStressed(context.self.ship) && shows(context.moment.attack.attackDice, ['focus']),
      *effect({ moment: { attack } }) {
        for (const die of attack.attackDice) if (die.face === 'focus' && !die.fixed) die.face = 'hit';
      },
    }),
  ],
};
