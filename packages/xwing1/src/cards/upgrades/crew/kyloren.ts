import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip, enemiesAt } from '../../../rules/choose.ts';
import { assignCondition } from '../../../rules/conditions.ts';

export const KYLO_REN: UpgradeFacts = {
  id: 'kyloren',
  name: 'Kylo Ren',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  text: 'Action: pick an enemy at range 1-3, which gets your Dark Side condition.',
  abilities: [
    cardAction({
      when: ({ table, self }) => enemiesAt(table, self.ship, 1, 3).length > 0,
      *perform({ table, self }) {
        const enemy = yield* chooseShip(self, enemiesAt(table, self.ship, 1, 3));
        if (enemy) yield* assignCondition(table, self.ship, enemy, 'illshowyouthedarkside');
      },
    }),
  ],
};
