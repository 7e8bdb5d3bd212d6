import { at, instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { gainToken, ORANGE, RED } from '../../../rules/tokens.ts';
import type { Token } from '../../../state.ts';

/** Babu Frik: what he can keep away for a while, and the memory of how many lie on his card. */
const BABU = 'xw2.replacement-effects.2';
// Gathered when asked: while modules load, the tokens may not be there yet.
function badTokens(): readonly Token[] {
  return [...RED, ...ORANGE];
}

function laid(token: Token): string {
  return `babufrik:${token}`;
}

export const BABU_FRIK: UpgradeFacts = {
  id: 'babufrik',
  name: 'Babu Frik',
  fills: ['illicit'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['scumandvillainy', 'resistance'] }],
  standard: true,
  charges: { value: 3, recovers: 0 },
  text: 'About to gain a red or orange token that is no lock: you may pay a charge to lay it on this card instead. System Phase, with tokens on it: pay a charge, or gain all of them if you cannot.',
  abilities: [
    instead('gain-token', {
      rule: BABU,
      optional: true,
      when: ({ self, moment: { ship, token } }) =>
        ship === self.ship && badTokens().includes(token) && chargesOf(self) > 0,
      *instead({ table, self, moment: { ship, token } }) {
        spendCharge(table, self, 1, BABU);
        ship.memory[laid(token)] = (ship.memory[laid(token)] ?? 0) + 1;
        return true;
      },
    }),
    at('system', {
      rule: BABU,
      optional: false,
      when: ({ self: { ship }, moment }) =>
        moment.ship === ship && badTokens().some((token) => ship.memory[laid(token)]),
      *effect({ table, self }) {
        const { ship } = self;
        if (chargesOf(self) > 0) {
          spendCharge(table, self, 1, BABU);
          return;
        }
        for (const token of badTokens()) {
          const count = ship.memory[laid(token)] ?? 0;
          delete ship.memory[laid(token)];
          yield* gainToken(table, ship, token, count, { rule: BABU, by: ship.seat });
        }
      },
    }),
  ],
};
