import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const T_21_BLASTER_RIFLE = upgrade('armament', {
  id: 't-21-blaster-rifle',
  name: 'T-21 Blaster Rifle',
  points: 5,
  restriction: { units: ['Dewback Rider'] },
  weapons: [ranged('T-21 Blaster Rifle', 1, 3, { white: 4 }, kw('critical-x', 2))],
});
