import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { youFullyExecute } from '../../words/phrases.ts';

export const CAPTAIN_HARK: UpgradeFacts = {
  id: 'captainhark',
  name: 'Captain Hark',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'Red maneuver fully executed, and no focus token on you: you may pay a charge to gain one.',
  abilities: [
    at('maneuver-executed', {
      optional: true,
      when: (context) =>
        youFullyExecute(context, 'red') && context.self.ship.tokens.focus === 0 && chargesOf(context.self) > 0,
      *effect({ table, self }) {
        spendCharge(table, self, 1);
        yield* gainToken(table, self.ship, 'focus', 1);
      },
    }),
  ],
};
