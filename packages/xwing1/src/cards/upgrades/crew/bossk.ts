import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/locks.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { defenderOf, yourMiss } from '../../words/attack.ts';

export const BOSSK: UpgradeFacts = {
  id: 'bossk',
  name: 'Bossk',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scum'] }],
  text: 'After your attack misses, unless you are stressed: receive a stress token, then a focus token and a target lock on the defender.',
  abilities: [
    at('after-attacking', {
      optional: false,
      when: (context) => yourMiss(context) && !isStressed(context.self.ship),
      *effect(context) {
        const { table, self } = context;
        yield* gainToken(table, self.ship, 'stress', 1);
        yield* gainToken(table, self.ship, 'focus', 1);
        const defender = defenderOf(context);
        if (lockTargets(table, self.ship).includes(defender)) yield* assignLock(table, self.ship, defender);
      },
    }),
  ],
};
