import type { UpgradeFacts } from '../../../card.ts';
import { inflicts } from '../../words/specialweapon.ts';

export const TRACTOR_BEAM: UpgradeFacts = {
  id: 'tractorbeam',
  name: 'Tractor Beam',
  fills: ['cannon'],
  limited: 0,
  cost: 4,
  standard: true,
  attack: { arc: 'front', dice: 3, range: [1, 3], rangeBonus: true },
  text: 'If it hits, every result is a tractor token instead of damage.',
  abilities: [inflicts('tractor')],
};
