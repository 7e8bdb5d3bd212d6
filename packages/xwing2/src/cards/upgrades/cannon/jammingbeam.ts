import type { UpgradeFacts } from '../../../card.ts';
import { inflicts } from '../../words/specialweapon.ts';

export const JAMMING_BEAM: UpgradeFacts = {
  id: 'jammingbeam',
  name: 'Jamming Beam',
  fills: ['cannon'],
  limited: 0,
  cost: 0,
  standard: true,
  attack: { arc: 'front', dice: 3, range: [1, 2], rangeBonus: true },
  text: 'If it hits, every result is a jam token instead of damage.',
  abilities: [inflicts('jam')],
};
