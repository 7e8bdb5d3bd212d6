import { isBasic } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { stepsForOneManeuver } from '../../words/dial.ts';

export const R4_P_ASTROMECH: UpgradeFacts = {
  id: 'r4pastromech',
  name: 'R4-P Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'Your basic maneuver: pay a charge before flying it, if you like, and it is one step easier.',
  abilities: [
    at('before-maneuver', {
      rule: 'xw2.difficulty.7',
      optional: true,
      when: ({ self, moment: { ship, maneuver } }) =>
        ship === self.ship && chargesOf(self) > 0 && isBasic(maneuver.bearing),
      *effect({ table, self }) {
        spendCharge(table, self, 1, 'xw2.difficulty.7');
        self.ship.memory['round:r4pastromech'] = 1;
      },
    }),
    ...stepsForOneManeuver('yours', 'round:r4pastromech', -1, 'xw2.difficulty.7'),
  ],
};
