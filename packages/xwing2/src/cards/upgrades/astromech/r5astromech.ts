import { type CardAbility, cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { repairDamage } from '../../../rules/damage.ts';
import { isShipDamage } from '../../words/phrases.ts';

export const REPAIR_ACTIONS: readonly CardAbility[] = [
  cardAction({
    rule: 'xw2.damage-cards.6',
    name: 'facedown',
    when: ({ self }) => chargesOf(self) > 0 && self.ship.damage.some(({ faceup }) => !faceup),
    *perform({ table, self }) {
      spendCharge(table, self, 1, 'xw2.damage-cards.6');
      return yield* repairDamage(table, self.ship, ['facedown'], 'xw2.damage-cards.6');
    },
  }),
  cardAction({
    rule: 'xw2.damage-cards.5',
    name: 'faceup',
    when: ({ table, self }) => self.ship.damage.some((card) => card.faceup && isShipDamage(table, card)),
    *perform({ table, self }) {
      return yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5', (card) =>
        isShipDamage(table, card),
      );
    },
  }),
];

export const R5_ASTROMECH: UpgradeFacts = {
  id: 'r5astromech',
  name: 'R5 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 4,
  standard: false,
  charges: { value: 2, recovers: 0 },
  text: 'Two actions: pay a charge to repair a facedown damage card; or repair a faceup Ship damage card.',
  abilities: REPAIR_ACTIONS,
};
