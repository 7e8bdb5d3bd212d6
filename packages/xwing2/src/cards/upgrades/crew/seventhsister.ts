import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { chooses } from '../../words/phrases.ts';

export const SEVENTH_SISTER: UpgradeFacts = {
  id: 'seventhsister',
  name: 'Seventh Sister',
  fills: ['crew'],
  limited: 1,
  cost: 9,
  restrictions: [{ faction: ['galacticempire'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'Stress about to come to an enemy at range 0-1: you may pay 1 Force so that it gains a jam or tractor token instead.',
  abilities: [
    instead('gain-token', {
      rule: 'xw2.replacement-effects.2',
      optional: true,
      when: ({ table, self, moment }) =>
        moment.token === 'stress' &&
        self.ship.force > 0 &&
        moment.ship.seat !== self.ship.seat &&
        table.range(self.ship, moment.ship) <= 1,
      *instead(context) {
        const { table, self, moment } = context;
        spendForce(table, self.ship, 1, 'xw2.replacement-effects.2');
        const kind = yield* chooses(context, self.ship, ['jam', 'tractor'], 'xw2.replacement-effects.2');
        const source = { rule: 'xw2.replacement-effects.2', by: self.ship.seat } as const;
        yield* gainToken(table, moment.ship, kind, 1, source);
        return true;
      },
    }),
  ],
};
