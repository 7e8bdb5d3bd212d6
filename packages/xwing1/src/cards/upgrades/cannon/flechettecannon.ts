import { byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { insteadOfDamage, suffersOne } from '../../words/secondaryweapon.ts';

export const FLECHETTE_CANNON: UpgradeFacts = {
  id: 'flechettecannon',
  name: 'Flechette Cannon',
  fills: ['cannon'],
  limited: 0,
  cost: 2,
  attack: { dice: 3, range: [1, 3] },
  text: 'A hit is 1 damage, and 1 stress token if the defender is not stressed, whatever the dice show.',
  abilities: [
    insteadOfDamage(function* (table, defender, attack) {
      yield* suffersOne(table, defender, attack);
      if (isStressed(defender)) return;
      yield* gainToken(table, defender, 'stress', 1, byCardOf(table.ship(attack.attacker)));
    }),
  ],
};
