import type { UpgradeFacts } from '../../../card.ts';
import { assignCondition } from '../../../rules/conditions.ts';
import { afterHit } from '../../words/secondaryweapon.ts';

export const HARPOON_MISSILES: UpgradeFacts = {
  id: 'harpoonmissiles',
  name: 'Harpoon Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['card'] },
  text: 'Needs a target lock on the defender; the card is discarded, the lock stays. If it hits, the defender is harpooned after the attack.',
  abilities: [
    afterHit(function* (table, defender, attack) {
      yield* assignCondition(table, table.ship(attack.attacker), defender, 'harpooned');
    }),
  ],
};
