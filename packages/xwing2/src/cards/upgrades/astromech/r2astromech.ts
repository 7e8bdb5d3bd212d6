import { at, type CardAbility } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, recoverShield, spendCharge } from '../../../rules/charges.ts';
import { shieldCapacity } from '../../../rules/stats.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const SHIELD_AFTER_REVEAL: CardAbility = at('dial-revealed', {
  optional: true,
  when: ({ table, self, moment }) =>
    moment.ship === self.ship && chargesOf(self) > 0 && self.ship.shields < shieldCapacity(table, self.ship),
  *effect({ table, self }) {
    spendCharge(table, self, 1);
    yield* gainToken(table, self.ship, 'disarm', 1);
    recoverShield(table, self.ship, 1);
  },
});

export const R2_ASTROMECH: UpgradeFacts = {
  id: 'r2astromech',
  name: 'R2 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 6,
  standard: false,
  charges: { value: 2, recovers: 0 },
  text: 'Dial revealed: you may pay a charge and gain a disarm token to recover a shield.',
  abilities: [SHIELD_AFTER_REVEAL],
};
