import { addDie } from '@rangefinder/xwing';
import { at } from '../../abilities.ts';
import { youDefend } from '../words/attack.ts';

export const NORRA_WEXLEY = {
  text: 'When you defend with an enemy at range 0-1, an evade result is added to your dice.',
  abilities: [
    at('modify-defense-dice', {
      optional: false, // xw2.errata-ship-cards.2
      when: (context) =>
        youDefend(context) &&
        context.table
          .enemiesOf(context.self.ship.seat)
          .some((enemy) => context.table.range(context.self.ship, enemy) <= 1),
      *effect({ moment: { attack } }) {
        addDie(attack.defenseDice, 'evade');
      },
    }),
  ],
};
