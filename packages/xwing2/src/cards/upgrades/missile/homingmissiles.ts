import type { UpgradeFacts } from '../../../card.ts';
import { homing } from '../../words/specialweapon.ts';

export const HOMING_MISSILES: UpgradeFacts = {
  id: 'homingmissiles',
  name: 'Homing Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 5,
  standard: true,
  charges: { value: 2, recovers: 0 },
  attack: { arc: 'front', dice: 4, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. The defender may take one damage at once; then no dice are rolled, and the attack counts as a hit.',
  abilities: [homing('hit')],
};
