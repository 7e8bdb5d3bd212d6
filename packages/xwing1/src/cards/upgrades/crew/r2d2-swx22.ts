import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverShield, turnRandomFaceup } from '../../../rules/damage.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { shieldValue } from '../../../rules/stats.ts';

export const R2_D2_SWX22: UpgradeFacts = {
  id: 'r2d2-swx22',
  name: 'R2-D2',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['rebel'] }],
  text: 'When the End phase ends and your shields are gone: you may recover one and roll an attack die; a hit turns one of your facedown damage cards, by chance, faceup.',
  abilities: [
    at('end-of-round', {
      optional: true,
      when: ({ table, self: { ship } }) => ship.shields === 0 && shieldValue(table, ship) > 0,
      *effect({ table, self: { ship, card } }) {
        recoverShield(table, ship, 1);
        const [face] = yield* rollAttackDice(table, ship, 1, card);
        if (face === 'hit') yield* turnRandomFaceup(table, ship);
      },
    }),
  ],
};
