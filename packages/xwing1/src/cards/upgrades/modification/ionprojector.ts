import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const ION_PROJECTOR: UpgradeFacts = {
  id: 'ionprojector',
  name: 'Ion Projector',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['large'] }],
  text: 'After an enemy’s maneuver in which it overlaps you, roll an attack die: a hit or crit gives it an ion token.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: ({ self, moment: { ship, overlapped } }) => ship.seat !== self.ship.seat && overlapped.includes(self.ship),
      *effect({ table, self, moment: { ship } }) {
        const [face] = yield* rollAttackDice(table, self.ship, 1, self.card);
        if (face === 'hit' || face === 'crit') yield* gainToken(table, ship, 'ion', 1, byCardOf(self.ship));
      },
    }),
  ],
};
