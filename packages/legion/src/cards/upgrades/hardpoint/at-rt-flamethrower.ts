import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const AT_RT_FLAMETHROWER = upgrade('hardpoint', {
  id: 'at-rt-flamethrower',
  name: 'AT-RT Flamethrower',
  points: 15,
  formerPoints: 20,
  restriction: { units: ['AT-RT'] },
  weapons: [ranged('AT-RT Flamethrower', 1, 1, { black: 2 }, kw('blast'), kw('fixed', 'front'), kw('spray'))],
});
