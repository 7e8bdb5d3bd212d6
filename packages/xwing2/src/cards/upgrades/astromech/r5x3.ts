import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';

/** The ship's memory of ignoring obstacles for the rest of the phase. */
const IGNORES = 'phase:r5x3';

export const R5_X3: UpgradeFacts = {
  id: 'r5x3',
  name: 'R5-X3',
  fills: ['astromech'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'Before activating and before engaging: you may pay a charge to ignore obstacles for the rest of the phase.',
  abilities: [
    ...(['before-activate', 'before-engage'] as const).map((window) =>
      at(window, {
        rule: 'xw2.obstacles.2',
        optional: true,
        when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
        *effect({ table, self }) {
          spendCharge(table, self, 1, 'xw2.obstacles.2');
          self.ship.memory[IGNORES] = 1;
        },
      }),
    ),
    modify(
      'ignores-obstacle',
      'xw2.obstacles.2',
      (ignores, { self, moment }) => ignores || (moment.ship === self.ship && self.ship.memory[IGNORES] === 1),
    ),
  ],
};
