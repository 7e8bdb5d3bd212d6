import type { UpgradeFacts } from '../../../card.ts';
import { dealAndCheck } from '../../../rules/damage.ts';
import { insteadOfDamage } from '../../words/secondaryweapon.ts';

export const ADVANCED_HOMING_MISSILES: UpgradeFacts = {
  id: 'advhomingmissiles',
  name: 'Advanced Homing Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 3,
  attack: { dice: 3, range: [2, 2], requires: 'lock', spends: ['card'] },
  text: 'Needs a target lock on the defender; the card is discarded, the lock stays. A hit is 1 faceup damage card, whatever the dice show.',
  abilities: [insteadOfDamage((table, defender) => dealAndCheck(table, defender, true))],
};
