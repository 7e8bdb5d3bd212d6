import { byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { othersNear, whenHit } from '../../words/secondaryweapon.ts';

export const ION_TORPEDOES: UpgradeFacts = {
  id: 'iontorpedoes',
  name: 'Ion Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 5,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  text: 'Needs a target lock on the defender; the lock and the card are spent. On a hit the defender gains an ion token, as does every ship at range 1 of it.',
  abilities: [
    whenHit(function* (table, defender, attack) {
      for (const ship of [defender, ...othersNear(table, defender)]) {
        yield* gainToken(table, ship, 'ion', 1, byCardOf(table.ship(attack.attacker)));
      }
    }),
  ],
};
