import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverShield } from '../../../rules/damage.ts';
import { shieldValue } from '../../../rules/stats.ts';
import { yourManeuver } from '../../words/phrases.ts';

export const R2_D2: UpgradeFacts = {
  id: 'r2d2',
  name: 'R2-D2',
  fills: ['astromech'],
  limited: 1,
  cost: 4,
  text: 'A green maneuver executed: recover a shield if you like.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: (context) =>
        yourManeuver('blue')(context) && context.self.ship.shields < shieldValue(context.table, context.self.ship),
      *effect({ table, self }) {
        recoverShield(table, self.ship, 1);
      },
    }),
  ],
};
