import { isHit } from '@rangefinder/xwing';
import { cardAction, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip, enemiesAt } from '../../../rules/choose.ts';
import { turnRandomFaceup } from '../../../rules/damage.ts';
import { rollAttackDice } from '../../../rules/roll.ts';

export const SABOTEUR: UpgradeFacts = {
  id: 'saboteur',
  name: 'Saboteur',
  fills: ['crew'],
  limited: 0,
  cost: 2,
  text: 'Action: choose an enemy ship at range 1 and roll an attack die; on a hit or crit 1 of its facedown damage cards, by chance, is turned faceup.',
  abilities: [
    cardAction({
      when: ({ table, self }) => enemiesAt(table, self.ship, 1, 1).length > 0,
      *perform({ table, self }) {
        const enemy = yield* chooseShip(self, enemiesAt(table, self.ship, 1, 1), RULE);
        const [face = 'blank'] = yield* rollAttackDice(table, self.ship, 1, self.card, RULE);
        if (enemy && isHit(face)) yield* turnRandomFaceup(table, enemy, RULE);
      },
    }),
  ],
};
