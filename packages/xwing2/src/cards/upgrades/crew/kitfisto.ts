import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction, mayPerformAction } from '../../../rules/actions.ts';
import { spendForce } from '../../../rules/charges.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';

export const KIT_FISTO: UpgradeFacts = {
  id: 'kitfisto',
  name: 'Kit Fisto',
  fills: ['crew'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  actions: ['purple evade'],
  text: 'Engagement Phase starts: you may pay 1 Force: a friend at range 0-1 may take a red evade action.',
  abilities: [
    at('start-of-engagement', {
      optional: false,
      when: ({ self }) => self.ship.force > 0,
      *effect({ table, self }) {
        const ship = yield* mayChooseShip(self, friendsAt(table, self, 0, 1));
        if (!ship) return;
        spendForce(table, self.ship, 1);
        yield* mayPerformAction(table, ship, [grantedAction(table, ship, 'evade', 'red')]);
      },
    }),
  ],
};
