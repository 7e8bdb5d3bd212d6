import { at, byCardOf } from '../../abilities.ts';
import { gainToken } from '../../rules/tokens.ts';
import { attackerOf, youDefend } from '../words/attack.ts';

export const VIKTOR_HEL = {
  text: 'After you defended, unless you rolled exactly two defense dice, the attacker gains a stress token.',
  abilities: [
    at('defense-dice-rolled', {
      optional: false,
      when: youDefend,
      *effect({ self, moment: { attack } }) {
        attack.memory[self.card] = attack.defenseDice.length;
      },
    }),
    at('after-defending', {
      optional: false,
      when: (context) => youDefend(context) && context.moment.attack.memory[context.self.card] !== 2,
      *effect(context) {
        const { table, self } = context;
        yield* gainToken(table, attackerOf(context), 'stress', 1, byCardOf(self.ship));
      },
    }),
  ],
};
