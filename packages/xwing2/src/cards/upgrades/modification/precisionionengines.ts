import { maneuverWith } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { chooses } from '../../words/phrases.ts';

export const PRECISION_ION_ENGINES: UpgradeFacts = {
  id: 'precisionionengines',
  name: 'Precision Ion Engines',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ keyword: ['TIE'] }, { agility: [3] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: "Before a Koiogran turn of speed 1 to 3 you may pay a charge to fly a Segnor's loop of that speed instead.",
  abilities: [
    at('before-maneuver', {
      optional: false,
      when: ({ self, moment: { ship, maneuver } }) =>
        ship === self.ship && chargesOf(self) > 0 && maneuver.bearing === 'koiogran' && maneuver.speed <= 3,
      *effect(context) {
        const { table, self, moment } = context;
        const way = yield* chooses(context, self.ship, ['koiogran', 'left-segnor', 'right-segnor']);
        if (way === 'koiogran') return;
        spendCharge(table, self, 1);
        moment.maneuver = maneuverWith(moment.maneuver, { bearing: way });
      },
    }),
  ],
};
