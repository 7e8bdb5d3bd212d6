import { byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { insteadOfDamage, suffersOne } from '../../words/secondaryweapon.ts';

export const ION_PULSE_MISSILES: UpgradeFacts = {
  id: 'ionpulsemissiles',
  name: 'Ion Pulse Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 3,
  attack: { dice: 3, range: [2, 3], requires: 'lock', spends: ['card'] },
  text: 'Needs a target lock on the defender; the card is discarded, the lock stays. A hit is 1 damage and 2 ion tokens, whatever the dice show.',
  abilities: [
    insteadOfDamage(function* (table, defender, attack) {
      yield* suffersOne(table, defender, attack);
      yield* gainToken(table, defender, 'ion', 2, byCardOf(table.ship(attack.attacker)));
    }),
  ],
};
