import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionOf, performAction, whyNotAct } from '../../../rules/actions.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const LEEBO: UpgradeFacts = {
  id: 'leebo',
  name: '"Leebo"',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Action: take a free boost, then gain an ion token.',
  abilities: [
    cardAction({
      when: ({ table, self }) => whyNotAct(table, self.ship, actionOf(table, 'boost')) === undefined,
      *perform({ table, self: { ship } }) {
        yield* performAction(table, ship, actionOf(table, 'boost'), true);
        yield* gainToken(table, ship, 'ion', 1);
      },
    }),
  ],
};
