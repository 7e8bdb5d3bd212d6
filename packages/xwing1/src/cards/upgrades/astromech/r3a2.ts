import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, enemyInYourArc, youAttack } from '../../words/attack.ts';

export const R3_A2: UpgradeFacts = {
  id: 'r3a2',
  name: 'R3-A2',
  fills: ['astromech'],
  limited: 1,
  cost: 2,
  text: 'Declaring a target in your firing arc: gain a stress token, if you like, and the target gains one too.',
  abilities: [
    at('target-declared', {
      optional: true,
      when: (context) => youAttack(context) && enemyInYourArc(context),
      *effect(context) {
        const { table, self } = context;
        yield* gainToken(table, self.ship, 'stress', 1);
        yield* gainToken(table, defenderOf(context), 'stress', 1, byCardOf(self.ship));
      },
    }),
  ],
};
