import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inBullseyeArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';

export const ENFORCER: UpgradeFacts = {
  id: 'enforcer',
  name: 'Enforcer',
  fills: ['title'],
  limited: 1,
  cost: 1,
  restrictions: [{ ship: ['m12lkimogilafighter'] }],
  text: 'After you defend, an attacker in your bullseye arc receives 1 stress token.',
  abilities: [
    at('after-defending', {
      optional: false,
      when: (context) => youDefend(context) && inBullseyeArc(context.table, context.self.ship, attackerOf(context)),
      *effect(context) {
        yield* gainToken(context.table, attackerOf(context), 'stress', 1, byCardOf(context.self.ship));
      },
    }),
  ],
};
