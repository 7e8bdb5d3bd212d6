import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { hullOf } from '../../../rules/stats.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, thisAttack } from '../../words/attack.ts';

export const FLECHETTE_TORPEDOES: UpgradeFacts = {
  id: 'flechettetorpedoes',
  name: 'Flechette Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 2,
  attack: { dice: 3, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  text: 'Needs a target lock on the defender; the lock and the card are spent. After the attack, a defender of hull value 4 or less gains a stress token.',
  abilities: [
    at('after-attacking', {
      optional: false,
      when: (context) => thisAttack(context) && hullOf(context.table, defenderOf(context)) <= 4,
      *effect(context) {
        yield* gainToken(context.table, defenderOf(context), 'stress', 1, byCardOf(context.self.ship));
      },
    }),
  ],
};
