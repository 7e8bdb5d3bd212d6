import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const K_2SO: UpgradeFacts = {
  id: 'k2so',
  name: 'K-2SO',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  actions: ['calculate', 'jam'],
  text: 'System Phase: you may choose a friend at range 0-3, which gains a calculate and a stress token.',
  abilities: [
    at('system', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect({ table, self }) {
        const ship = yield* mayChooseShip(self, friendsAt(table, self, 0, 3));
        if (!ship) return;
        yield* gainToken(table, ship, 'calculate', 1, byCardOf(self.ship));
        yield* gainToken(table, ship, 'stress', 1, byCardOf(self.ship));
      },
    }),
  ],
};
