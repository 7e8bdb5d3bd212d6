import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { chooseShip, enemiesAt } from '../../../rules/choose.ts';
import { showTheDarkSide } from '../../conditions/illshowyouthedarkside.ts';

const RULE = 'xw2.condition-cards.1';

export const KYLO_REN: UpgradeFacts = {
  id: 'kyloren',
  name: 'Kylo Ren',
  fills: ['crew'],
  limited: 1,
  cost: 9,
  restrictions: [{ faction: ['firstorder'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: "Action: choose an enemy at range 1-3 and pay 1 Force to assign it I'll Show You the Dark Side.",
  abilities: [
    cardAction({
      rule: RULE,
      when: ({ self }) => self.ship.force > 0,
      *perform({ table, self }) {
        const enemy = yield* chooseShip(self, enemiesAt(table, self.ship, 1, 3), RULE);
        if (!enemy) return false;
        spendForce(table, self.ship, 1, RULE);
        yield* showTheDarkSide(table, enemy, self.ship.seat, self.ship.id);
        return true;
      },
    }),
  ],
};
