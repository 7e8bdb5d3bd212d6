import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { yourPrimaryAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

export const R3_ASTROMECH: UpgradeFacts = {
  id: 'r3astromech',
  name: 'R3 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 2,
  text: 'Once a round, when you modify the dice of a primary weapon attack, you may cancel 1 focus result for an evade token.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) =>
        yourPrimaryAttack(context) && isUnused(context.self) && shows(context.moment.attack.attackDice, ['focus']),
      *effect({ table, self, moment: { attack } }) {
        markUsed(self);
        attack.attackDice.splice(
          attack.attackDice.findIndex(({ face }) => face === 'focus'),
          1,
        );
        yield* gainToken(table, self.ship, 'evade', 1);
      },
    }),
  ],
};
