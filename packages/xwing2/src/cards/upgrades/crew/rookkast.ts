import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { youAttack } from '../../words/attack.ts';
import { changesAttackDie } from '../../words/dice.ts';

export const ROOK_KAST: UpgradeFacts = {
  id: 'rookkast',
  name: 'Rook Kast',
  fills: ['crew'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  actions: ['red lock'],
  text: 'After a red action you may gain a strain token. While strained you may turn a blank or focus result of your attacks into a hit.',
  abilities: [
    at('action-performed', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && moment.difficulty === 'red',
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'strain', 1);
      },
    }),
    changesAttackDie(['blank', 'focus'], 'hit', {
      when: (context) => youAttack(context) && context.self.ship.tokens.strain > 0,
    }),
  ],
};
