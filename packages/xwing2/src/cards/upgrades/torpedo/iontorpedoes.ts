import type { UpgradeFacts } from '../../../card.ts';
import { ionizes } from '../../words/specialweapon.ts';

export const ION_TORPEDOES: UpgradeFacts = {
  id: 'iontorpedoes',
  name: 'Ion Torpedoes',
  fills: ['torpedo'],
  limited: 0,
  cost: 4,
  standard: true,
  charges: { value: 2, recovers: 0 },
  attack: { arc: 'front', dice: 4, range: [2, 3], rangeBonus: false, requires: ['lock'], spends: 1 },
  text: 'Needs a lock on the defender. If it hits, one result costs one damage, and each further result is an ion token.',
  abilities: [ionizes()],
};
