import { RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { shipsNearBomb } from '../../../rules/bombs.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { isUnused, markUsed, mustChoose } from '../../words/phrases.ts';

export const SABINE_WREN: UpgradeFacts = {
  id: 'sabinewren',
  name: 'Sabine Wren',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  slots: ['bomb'],
  text: 'Once per round, when a friendly bomb token is about to be removed: pick an enemy at range 1 of it, which takes 1 damage.',
  abilities: [
    mustChoose(
      'before-bomb-removed',
      ({ table, self, moment: { bomb } }) =>
        bomb.seat === self.ship.seat && isUnused(self)
          ? shipsNearBomb(table, bomb, 1).filter(({ seat }) => seat !== self.ship.seat)
          : [],
      function* ({ table, self }, enemy) {
        markUsed(self);
        yield* sufferDamage(table, enemy, 'hit', 1, { rule: RULE });
      },
    ),
  ],
};
