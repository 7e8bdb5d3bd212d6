import { addDie } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { youDefend } from '../../words/attack.ts';

const CORRECTED = 'thrustcorrector';

export const THRUST_CORRECTOR: UpgradeFacts = {
  id: 'thrustcorrector',
  name: 'Thrust Corrector',
  fills: ['system'],
  limited: 0,
  cost: 1,
  restrictions: [{ hullTo: 4 }],
  text: 'Defending with at most 3 stress tokens: you may gain one more, cancel all your results and add an evade. After that your dice cannot be modified in this attack.',
  abilities: [
    at('modify-defense-dice', {
      optional: true,
      when: (context) => youDefend(context) && context.self.ship.tokens.stress <= 3,
      *effect({ table, self: { ship }, moment: { attack } }) {
        yield* gainToken(table, ship, 'stress', 1);
        attack.defenseDice = [];
        addDie(attack.defenseDice, 'evade');
        attack.memory[CORRECTED] = 1;
      },
    }),
    modify(
      'may-modify',
      (may, { self, moment: { attack, dice } }) =>
        may && (dice !== 'defense' || attack.defender !== self.ship.id || attack.memory[CORRECTED] !== 1),
    ),
  ],
};
