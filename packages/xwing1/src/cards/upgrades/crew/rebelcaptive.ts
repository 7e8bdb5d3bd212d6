import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

export const REBEL_CAPTIVE: UpgradeFacts = {
  id: 'rebelcaptive',
  name: 'Rebel Captive',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  text: 'Each round, the first ship to make you its target gains a stress token.',
  abilities: [
    at('target-declared', {
      optional: false,
      when: (context) => youDefend(context) && isUnused(context.self),
      *effect(context) {
        markUsed(context.self);
        yield* gainToken(context.table, attackerOf(context), 'stress', 1, byCardOf(context.self.ship));
      },
    }),
  ],
};
