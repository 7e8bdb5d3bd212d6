import type { RuleId } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { at, type CardAbility } from '../abilities.ts';
import { gainToken, removeToken } from '../rules/tokens.ts';
import type { Token } from '../state.ts';
import { chooseNumber } from './choosing.ts';
import { isOwn, keyword } from './keyword.ts';

/** X tokens for an order that really was issued to the unit (legion.target-x.2, legion.defend-x.2). */
function gainsWhenOrdered(token: Token, rule: RuleId): CardAbility {
  return at('unit-ordered', {
    rule,
    optional: false,
    when: isOwn,
    *effect({ table, self, moment }) {
      yield* gainToken(table, moment.unit, token, self.value, rule);
    },
  });
}

/** legion.target-x */
export const TARGET = keyword(
  'target-x',
  'Target X',
  words(
    'When you are issued an order: gain X aim tokens.',
    'Quand vous recevez un ordre : gagnez X pions visée.',
    'Gdy otrzymujesz rozkaz: zyskaj X żetonów celowania.',
  ),
  [gainsWhenOrdered('aim', 'legion.target-x.1')],
);

/** legion.defend-x */
export const DEFEND = keyword(
  'defend-x',
  'Defend X',
  words(
    'When you are issued an order: gain X dodge tokens.',
    'Quand vous recevez un ordre : gagnez X pions esquive.',
    'Gdy otrzymujesz rozkaz: zyskaj X żetonów uniku.',
  ),
  [gainsWhenOrdered('dodge', 'legion.defend-x.1')],
);

/** legion.disciplined-x */
export const DISCIPLINED = keyword(
  'disciplined-x',
  'Disciplined X',
  words(
    'When you are issued an order: remove up to X suppression tokens.',
    'Quand vous recevez un ordre : retirez jusqu’à X pions suppression.',
    'Gdy otrzymujesz rozkaz: usuń do X żetonów przygniecenia.',
  ),
  [
    at('unit-ordered', {
      rule: 'legion.disciplined-x.1',
      optional: false,
      when: (context) => isOwn(context) && context.moment.unit.tokens.suppression > 0,
      *effect({ table, self, moment: { unit } }) {
        const rule = 'legion.disciplined-x.1';
        const count = yield* chooseNumber({ self, rule }, Math.min(self.value, unit.tokens.suppression));
        removeToken(table, unit, 'suppression', count, rule);
      },
    }),
  ],
);
