import type { UpgradeFacts } from '../../../card.ts';
import { ionizes } from '../../words/specialweapon.ts';

export const ION_MISSILES: UpgradeFacts = {
  id: 'ionmissiles',
  name: 'Ion Missiles',
  fills: ['missile'],
  limited: 0,
  cost: 4,
  standard: true,
  charges: { value: 3, recovers: 0 },
  attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. If it hits, one result costs one damage, and each further result is an ion token.',
  abilities: [ionizes()],
};
