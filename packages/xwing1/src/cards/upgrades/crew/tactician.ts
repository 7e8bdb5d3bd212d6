import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, enemyInYourArc, youAttack } from '../../words/attack.ts';

export const TACTICIAN: UpgradeFacts = {
  id: 'tactician',
  name: 'Tactician',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 2,
  text: 'After you attack a ship in your firing arc at range 2: it receives a stress token.',
  abilities: [
    at('after-attacking', {
      optional: false,
      when: (context) => youAttack(context) && context.moment.attack.range === 2 && enemyInYourArc(context),
      *effect(context) {
        yield* gainToken(context.table, defenderOf(context), 'stress', 1, byCardOf(context.self.ship));
      },
    }),
  ],
};
