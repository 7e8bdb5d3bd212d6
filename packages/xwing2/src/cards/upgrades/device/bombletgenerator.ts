import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, loseShield, recoverCharge } from '../../../rules/charges.ts';
import { placesInSystemPhase } from '../../words/device.ts';

const RULE = 'xw2.device.16';

export const BOMBLET_GENERATOR: UpgradeFacts = {
  id: 'bombletgenerator',
  name: 'Bomblet Generator',
  fills: ['device', 'device'],
  limited: 0,
  cost: 2,
  standard: true,
  charges: { value: 2, recovers: 0 },
  device: ['bomblet'],
  text: 'System Phase: you may pay a charge to drop a bomblet (1 straight). Activation Phase starts: you may spend a shield to recover two charges.',
  abilities: [
    placesInSystemPhase('bomblet'),
    at('start-of-activation', {
      rule: RULE,
      optional: true,
      when: ({ table, self }) => self.ship.shields > 0 && chargesOf(self) < chargeLimit(table, self),
      *effect({ table, self }) {
        yield* loseShield(table, self.ship, RULE);
        recoverCharge(table, self, 2, RULE);
      },
    }),
  ],
};
