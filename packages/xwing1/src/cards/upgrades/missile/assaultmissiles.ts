import type { UpgradeFacts } from '../../../card.ts';
import { othersNear, suffersOne, whenHit } from '../../words/secondaryweapon.ts';

export const ASSAULT_MISSILES: UpgradeFacts = {
  id: 'assaultmissiles',
  name: 'Assault Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 5,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  text: 'Needs a target lock on the defender; the lock and the card are spent. A hit also deals 1 damage to all other ships at range 1 of the defender.',
  abilities: [
    whenHit(function* (table, defender, attack) {
      for (const ship of othersNear(table, defender)) yield* suffersOne(table, ship, attack);
    }),
  ],
};
