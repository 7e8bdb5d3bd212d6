import type { UpgradeFacts } from '../../../card.ts';
import { loseShield } from '../../../rules/damage.ts';
import { afterHit } from '../../words/secondaryweapon.ts';

export const PLASMA_TORPEDOES: UpgradeFacts = {
  id: 'plasmatorpedoes',
  name: 'Plasma Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 3,
  attack: { dice: 4, range: [2, 3], requires: 'lock', spends: ['lock', 'card'] },
  text: 'Needs a target lock on the defender; the lock and the card are spent. If it hits, the defender loses 1 shield after the damage.',
  abilities: [
    afterHit(function* (table, defender) {
      yield* loseShield(table, defender);
    }),
  ],
};
