import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction, mayPerformAction } from '../../../rules/actions.ts';
import { GREEN } from '../../../rules/tokens.ts';

export const COMPOSURE: UpgradeFacts = {
  id: 'composure',
  name: 'Composure',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ action: 'focus' }],
  standard: true,
  text: 'After you fail an action without a green token, you may take a focus action; then no further action this round.',
  abilities: [
    at('action-failed', {
      rule: 'xw2.errata-upgrade-cards.8',
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && GREEN.every((kind) => self.ship.tokens[kind] === 0),
      *effect({ table, self }) {
        const rule = 'xw2.errata-upgrade-cards.8';
        const done = yield* mayPerformAction(table, self.ship, [grantedAction(table, self.ship, 'focus')], rule);
        if (done) self.ship.memory['round:composure'] = 1;
      },
    }),
    modify(
      'may-act',
      'xw2.errata-upgrade-cards.8',
      (may, { self, moment }) => may && !(moment.ship === self.ship && self.ship.memory['round:composure'] === 1),
    ),
  ],
};
