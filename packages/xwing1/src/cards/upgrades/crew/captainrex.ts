import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { yourMiss } from '../../words/attack.ts';

export const CAPTAIN_REX: UpgradeFacts = {
  id: 'captainrex',
  name: 'Captain Rex',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  text: 'After your attack misses: you may assign a focus token to your ship.',
  abilities: [
    at('after-attacking', {
      optional: true,
      when: yourMiss,
      *effect({ table, self }) {
        yield* gainToken(table, self.ship, 'focus', 1);
      },
    }),
  ],
};
