import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const M_45_ION_BLASTER = upgrade('hardpoint', {
  id: 'm-45-ion-blaster',
  name: 'M-45 Ion Blaster',
  points: 31,
  restriction: { units: ['X-34 Landspeeder'] },
  weapons: [
    ranged('M-45 Ion Blaster', 1, 4, { black: 1, white: 4 }, kw('fixed', 'front'), kw('impact-x', 1), kw('ion-x', 1)),
  ],
  exhaust: true,
});
