import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { exposeDamageCard, repairDamage } from '../../../rules/damage.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';

export const NOVICE_TECHNICIAN: UpgradeFacts = {
  id: 'novicetechnician',
  name: 'Novice Technician',
  fills: ['crew'],
  limited: 0,
  cost: 2,
  standard: true,
  text: 'At the end of the round you may roll a die to repair a faceup damage card; on a hit you expose one.',
  abilities: [
    at('end-of-round', {
      rule: 'xw2.damage-cards.5',
      optional: true,
      when: ({ self }) => !self.ship.destroyed && self.ship.damage.some(({ faceup }) => faceup),
      *effect({ table, self }) {
        const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card, 'xw2.damage-cards.5');
        yield* repairDamage(table, self.ship, ['faceup'], 'xw2.damage-cards.5');
        if (face === 'hit') yield* exposeDamageCard(table, self.ship, 'xw2.damage-cards.3');
      },
    }),
  ],
};
