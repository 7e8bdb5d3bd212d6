import { randomFacedown } from '@rangefinder/xwing';
import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardDamageCard } from '../../../rules/damage.ts';
import { rollDefenseDice } from '../../../rules/roll.ts';

export const R5_D8: UpgradeFacts = {
  id: 'r5d8',
  name: 'R5-D8',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  text: 'Action: roll a defense die; an evade or focus result rids you of one facedown damage card.',
  abilities: [
    cardAction({
      when: ({ self }) => self.ship.damage.some(({ faceup }) => !faceup),
      *perform({ table, self: { ship, card } }) {
        const [face] = yield* rollDefenseDice(table, ship, 1, card);
        const damage = randomFacedown(table, ship);
        if (damage && (face === 'evade' || face === 'focus')) discardDamageCard(table, ship, damage);
      },
    }),
  ],
};
