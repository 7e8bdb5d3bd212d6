import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverShield } from '../../../rules/charges.ts';
import { exposeDamageCard } from '../../../rules/damage.ts';
import { rollOutsideAttack } from '../../../rules/roll.ts';
import { shieldCapacity } from '../../../rules/stats.ts';

export const R2_D2: UpgradeFacts = {
  id: 'r2d2-crew',
  name: 'R2-D2',
  fills: ['crew'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'In the End Phase, damaged and without shields, you may roll a die to recover a shield; on a hit you expose a damage card.',
  abilities: [
    at('during-end', {
      optional: true,
      when: ({ table, self: { ship } }) =>
        !ship.destroyed && ship.damage.length > 0 && ship.shields === 0 && shieldCapacity(table, ship) > 0,
      *effect({ table, self }) {
        const [face] = yield* rollOutsideAttack(table, self.ship, 1, self.card);
        recoverShield(table, self.ship, 1);
        if (face === 'hit') yield* exposeDamageCard(table, self.ship, 'xw2.damage-cards.3');
      },
    }),
  ],
};
