import { byCardOf, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { mustChoose } from '../../words/phrases.ts';

export const KYLO_RENS_SHUTTLE: UpgradeFacts = {
  id: 'kylorensshuttle',
  name: "Kylo Ren's Shuttle",
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['upsilonclassshuttle'] }],
  text: 'As the Combat phase ends, pick an enemy at range 1-2 without stress: its player gives a stress token to it, or to another ship of theirs at range 1-2 of you.',
  abilities: [
    mustChoose(
      'end-of-combat',
      ({ table, self }) => enemiesAt(table, self.ship, 1, 2).filter((enemy) => !isStressed(enemy)),
      function* ({ table, self: { ship, card } }, chosen) {
        const options = enemiesAt(table, ship, 1, 2).map((enemy) => ({
          key: enemy.id,
          about: { piece: enemy.id },
          enemy,
        }));
        const about = { ship: ship.id, card };
        const { seat } = chosen;
        const { enemy } = yield* pickOne({ seat, topic: 'choose-ship', rule: RULE, about, options });
        yield* gainToken(table, enemy, 'stress', 1, byCardOf(ship));
      },
    ),
  ],
};
