import { byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { insteadOfDamage, othersNear } from '../../words/secondaryweapon.ts';

export const SCRAMBLER_MISSILES: UpgradeFacts = {
  id: 'scramblermissiles',
  name: 'Scrambler Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 2,
  attack: { dice: 3, range: [2, 3], requires: 'lock', spends: ['card'] },
  text: 'Needs a target lock on the defender; the card is discarded, the lock stays. Instead of damage, a hit gives a jam token to the defender and to all other ships at range 1 of it.',
  abilities: [
    insteadOfDamage(function* (table, defender, attack) {
      for (const ship of [defender, ...othersNear(table, defender)]) {
        yield* gainToken(table, ship, 'jam', 1, byCardOf(table.ship(attack.attacker)));
      }
    }),
  ],
};
