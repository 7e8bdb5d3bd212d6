import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, recoverCharge, recoverShield, spendCharge } from '../../../rules/charges.ts';
import { shieldCapacity } from '../../../rules/stats.ts';
import { losesChargeAtSetup } from '../../words/phrases.ts';

export const GNK_GONK_DROID: UpgradeFacts = {
  id: 'gnkgonkdroid',
  name: 'GNK "Gonk" Droid',
  fills: ['crew'],
  limited: 0,
  cost: 5,
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'You start without the charge. Two actions: recover the charge; or spend it to recover a shield.',
  abilities: [
    losesChargeAtSetup('xw2.charges.4'),
    cardAction({
      rule: 'xw2.charges.2',
      name: 'charge',
      when: ({ table, self }) => chargesOf(self) < chargeLimit(table, self),
      *perform({ table, self }) {
        recoverCharge(table, self, 1, 'xw2.charges.2');
        return true;
      },
    }),
    cardAction({
      name: 'shield',
      when: ({ table, self }) => chargesOf(self) > 0 && self.ship.shields < shieldCapacity(table, self.ship),
      *perform({ table, self }) {
        spendCharge(table, self, 1);
        recoverShield(table, self.ship, 1);
        return true;
      },
    }),
  ],
};
