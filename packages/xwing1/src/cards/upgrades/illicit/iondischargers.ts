import { byCardOf, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { gainToken, removeToken } from '../../../rules/tokens.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';
import { mayChoose } from '../../words/phrases.ts';

export const ION_DISCHARGERS: UpgradeFacts = {
  id: 'iondischargers',
  name: 'Ion Dischargers',
  fills: ['illicit'],
  limited: 0,
  cost: 2,
  text: 'You gained an ion token: you may pick an enemy at range 1 and remove the token. That enemy may take one itself, and then this card is discarded.',
  abilities: [
    mayChoose(
      'token-gained',
      ({ table, self, moment: { ship, token: kind } }) =>
        ship === self.ship && kind === 'ion' ? enemiesAt(table, ship, 1, 1) : [],
      function* ({ table, self: { ship, card, upgrade } }, enemy) {
        removeToken(table, ship, 'ion', 1);
        const { key } = yield* pickOne({
          seat: enemy.seat,
          topic: 'choose',
          rule: RULE,
          about: { ship: enemy.id, card },
          options: [{ key: 'ion' as const }, { key: 'none' as const }],
        });
        if (key === 'none') return;
        yield* gainToken(table, enemy, 'ion', 1, byCardOf(ship));
        if (upgrade) yield* discardUpgrade(table, ship, upgrade);
      },
    ),
  ],
};
