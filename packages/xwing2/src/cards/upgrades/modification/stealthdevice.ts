import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, loseCharge } from '../../../rules/charges.ts';

export const STEALTH_DEVICE: UpgradeFacts = {
  id: 'stealthdevice',
  name: 'Stealth Device',
  fills: ['modification'],
  limited: 0,
  cost: 8,
  standard: false,
  charges: { value: 1, recovers: 0 },
  text: 'While the charge is active you roll 1 more defense die. The first damage you suffer costs it.',
  abilities: [
    modify('defense-dice', 'xw2.attack.21', (dice, { self, moment: attack }) =>
      attack.defender === self.ship.id && chargesOf(self) > 0 ? dice + 1 : dice,
    ),
    at('damage-suffered', {
      rule: 'xw2.charges.4',
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0,
      *effect({ table, self }) {
        loseCharge(table, self, 1, 'xw2.charges.4');
      },
    }),
  ],
};
