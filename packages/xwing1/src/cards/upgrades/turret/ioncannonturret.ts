import { byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { insteadOfDamage, suffersOne } from '../../words/secondaryweapon.ts';

export const ION_CANNON_TURRET: UpgradeFacts = {
  id: 'ioncannonturret',
  name: 'Ion Cannon Turret',
  fills: ['turret'],
  limited: 0,
  cost: 5,
  attack: { dice: 3, range: [1, 2], allRound: true },
  text: 'Shoots all round. A hit is 1 damage and 1 ion token, whatever the dice show.',
  abilities: [
    insteadOfDamage(function* (table, defender, attack) {
      yield* suffersOne(table, defender, attack);
      yield* gainToken(table, defender, 'ion', 1, byCardOf(table.ship(attack.attacker)));
    }),
  ],
};
