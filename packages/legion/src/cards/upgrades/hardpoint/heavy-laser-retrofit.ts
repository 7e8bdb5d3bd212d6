import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const HEAVY_LASER_RETROFIT = upgrade('hardpoint', {
  id: 'heavy-laser-retrofit',
  name: 'Heavy Laser Retrofit',
  points: 16,
  restriction: { units: ['A-A5 Speeder Truck'] },
  weapons: [ranged('Heavy Laser Retrofit', 1, 4, { red: 1, black: 1, white: 1 }, kw('critical-x', 1))],
});
