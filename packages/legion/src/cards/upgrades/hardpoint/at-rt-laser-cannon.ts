import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const AT_RT_LASER_CANNON = upgrade('hardpoint', {
  id: 'at-rt-laser-cannon',
  name: 'AT-RT Laser Cannon',
  points: 10,
  restriction: { units: ['AT-RT'] },
  weapons: [ranged('AT-RT Laser Cannon', 2, 4, { red: 1, black: 2 }, kw('impact-x', 3), kw('fixed', 'front'))],
});
