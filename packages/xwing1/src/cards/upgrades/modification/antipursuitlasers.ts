import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { rollAttackDice } from '../../../rules/roll.ts';

export const ANTI_PURSUIT_LASERS: UpgradeFacts = {
  id: 'antipursuitlasers',
  name: 'Anti-Pursuit Lasers',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['large'] }],
  text: 'After an enemy’s maneuver in which it overlaps you, roll an attack die: a hit or crit deals it one damage.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: ({ self, moment: { ship, overlapped } }) => ship.seat !== self.ship.seat && overlapped.includes(self.ship),
      *effect({ table, self, moment: { ship } }) {
        const [face] = yield* rollAttackDice(table, self.ship, 1, self.card);
        if (face === 'hit' || face === 'crit') yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
      },
    }),
  ],
};
