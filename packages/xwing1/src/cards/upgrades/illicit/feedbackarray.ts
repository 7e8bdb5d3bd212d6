import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip, enemiesAt } from '../../../rules/choose.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { NO_MORE_ATTACKS } from '../../../rules/possibleshots.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const FEEDBACK_ARRAY: UpgradeFacts = {
  id: 'feedbackarray',
  name: 'Feedback Array',
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  text: 'In the Combat phase you may forgo your attacks, gain an ion token and take 1 damage: an enemy of your choice at range 1 takes 1 damage too.',
  abilities: [
    at('combat-active', {
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship &&
        (self.ship.memory['round:attacks'] ?? 0) === 0 &&
        enemiesAt(table, self.ship, 1, 1).length > 0,
      *effect({ table, self }) {
        const { ship } = self;
        ship.memory[NO_MORE_ATTACKS] = 1;
        const enemies = enemiesAt(table, ship, 1, 1);
        yield* gainToken(table, ship, 'ion', 1);
        yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
        const enemy = yield* chooseShip(self, enemies);
        if (enemy) yield* sufferDamage(table, enemy, 'hit', 1, { rule: RULE });
      },
    }),
  ],
};
