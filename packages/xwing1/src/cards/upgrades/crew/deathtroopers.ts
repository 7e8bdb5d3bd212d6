import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { inFiringArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { attackerOf, otherFriend } from '../../words/attack.ts';

export const DEATH_TROOPERS: UpgradeFacts = {
  id: 'deathtroopers',
  name: 'Death Troopers',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  text: 'Another friend at range 1 becomes the defender while you are at range 1-3 in the firing arc of the attacker: the attacker gains a stress token.',
  abilities: [
    at('target-declared', {
      optional: false,
      when: (context) => {
        const { table, self } = context;
        const attacker = attackerOf(context);
        if (!otherFriend(context, 'defender', 1) || table.range(attacker, self.ship) > 3) return false;
        return inFiringArc(table, attacker, self.ship);
      },
      *effect(context) {
        yield* gainToken(context.table, attackerOf(context), 'stress', 1, byCardOf(context.self.ship));
      },
    }),
  ],
};
