import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const AT_RT_ROTARY_BLASTER = upgrade('hardpoint', {
  id: 'at-rt-rotary-blaster',
  name: 'AT-RT Rotary Blaster',
  points: 20,
  restriction: { units: ['AT-RT'] },
  weapons: [ranged('AT-RT Rotary Blaster', 1, 3, { black: 5 }, kw('fixed', 'front'))],
});
