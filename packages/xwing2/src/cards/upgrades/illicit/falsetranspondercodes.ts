import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, loseCharge } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const FALSE_TRANSPONDER_CODES: UpgradeFacts = {
  id: 'falsetranspondercodes',
  name: 'False Transponder Codes',
  fills: ['illicit'],
  limited: 0,
  cost: 3,
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'After you lock something or something locks you, the charge is lost and that object is jammed.',
  abilities: [
    at('lock-acquired', {
      rule: 'xw2.jam.4',
      optional: false,
      when: ({ table, self, moment }) =>
        chargesOf(self) > 0 &&
        (moment.ship === self.ship || moment.target === self.ship.id) &&
        table.inPlay().some((ship) => ship !== self.ship && (ship.id === moment.target || ship === moment.ship)),
      *effect({ table, self, moment }) {
        loseCharge(table, self, 1, 'xw2.jam.4');
        const other = moment.ship === self.ship ? table.findShip(moment.target) : moment.ship;
        if (other) yield* gainToken(table, other, 'jam', 1, { rule: 'xw2.jam.4', by: self.ship.seat });
      },
    }),
  ],
};
