import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const MARK_II_MEDIUM_BLASTER = upgrade('hardpoint', {
  id: 'mark-ii-medium-blaster',
  name: 'Mark II Medium Blaster',
  points: 26,
  restriction: { units: ['X-34 Landspeeder'] },
  weapons: [ranged('Mark II Medium Blaster', 1, 3, { black: 4 }, kw('fixed', 'front'))],
});
