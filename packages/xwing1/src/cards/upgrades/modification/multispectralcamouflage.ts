import { breakLock } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rollDefenseDice } from '../../../rules/roll.ts';

export const MULTI_SPECTRAL_CAMOUFLAGE: UpgradeFacts = {
  id: 'multispectralcamouflage',
  name: 'Multi-spectral Camouflage',
  fills: ['modification'],
  limited: 1,
  cost: 1,
  restrictions: [{ size: ['small'] }],
  text: 'After you are locked, if that is the only lock on you, roll a defense die: on an evade the lock is removed.',
  abilities: [
    at('lock-acquired', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.target === self.ship && table.ships.filter(({ locks }) => locks.includes(self.ship.id)).length === 1,
      *effect({ table, self, moment }) {
        const [face] = yield* rollDefenseDice(table, self.ship, 1, self.card);
        if (face === 'evade') breakLock(table, moment.ship, self.ship.id, RULE);
      },
    }),
  ],
};
