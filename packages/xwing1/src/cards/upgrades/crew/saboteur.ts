import { isHit } from '@rangefinder/xwing';
import { cardAction } from '../../../abilities.ts';
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
  text: 'Action: roll an attack die against an enemy at range 1; a hit or crit turns one of its facedown damage cards, by chance, faceup.',
  abilities: [
    cardAction({
      when: ({ table, self }) => enemiesAt(table, self.ship, 1, 1).length > 0,
      *perform({ table, self }) {
        const enemy = yield* chooseShip(self, enemiesAt(table, self.ship, 1, 1));
        const [face = 'blank'] = yield* rollAttackDice(table, self.ship, 1, self.card);
        if (enemy && isHit(face)) yield* turnRandomFaceup(table, enemy);
      },
    }),
  ],
};
