import { at, instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, recoverShield, spendCharge } from '../../../rules/charges.ts';
import { shieldCapacity } from '../../../rules/stats.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';

export const DEUTERIUM_POWER_CELLS: UpgradeFacts = {
  id: 'deuteriumpowercells',
  name: 'Deuterium Power Cells',
  fills: ['tech', 'modification'],
  limited: 0,
  cost: 8,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'System Phase: you may pay a charge and gain a disarm token to recover a shield. Without stress you may pay a charge to gain a stress token instead of another token.',
  abilities: [
    at('system', {
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && chargesOf(self) > 0 && self.ship.shields < shieldCapacity(table, self.ship),
      *effect({ table, self }) {
        spendCharge(table, self, 1);
        yield* gainToken(table, self.ship, 'disarm', 1);
        recoverShield(table, self.ship, 1);
      },
    }),
    instead('gain-token', {
      rule: 'xw2.replacement-effects.2',
      optional: true,
      when: ({ self, moment }) =>
        moment.ship === self.ship && moment.token !== 'stress' && chargesOf(self) > 0 && !isStressed(self.ship),
      *instead({ table, self }) {
        spendCharge(table, self, 1, 'xw2.replacement-effects.2');
        yield* gainToken(table, self.ship, 'stress', 1, { rule: 'xw2.replacement-effects.2', by: self.ship.seat });
        return true;
      },
    }),
  ],
};
