import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';

export const OVERTUNED_MODULATORS: UpgradeFacts = {
  id: 'overtunedmodulators',
  name: 'Overtuned Modulators',
  fills: ['illicit'],
  limited: 0,
  cost: 3,
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'In the System Phase without stress you may pay the charge to gain three calculate tokens. Once it is spent, each green token you remove in the End Phase gains you a strain token.',
  abilities: [
    at('system', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) > 0 && !isStressed(self.ship),
      *effect({ table, self }) {
        spendCharge(table, self, 1);
        yield* gainToken(table, self.ship, 'calculate', 3);
      },
    }),
    at('green-tokens-removed', {
      rule: 'xw2.end-phase.4',
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && chargesOf(self) === 0,
      *effect({ table, self, moment }) {
        const source = { rule: 'xw2.end-phase.4', by: self.ship.seat } as const;
        yield* gainToken(table, self.ship, 'strain', moment.count, source);
      },
    }),
  ],
};
