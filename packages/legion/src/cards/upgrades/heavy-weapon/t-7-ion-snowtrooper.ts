import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const T_7_ION_SNOWTROOPER = upgrade('heavy-weapon', {
  id: 't-7-ion-snowtrooper',
  name: 'T-7 Ion Snowtrooper',
  points: 18,
  formerPoints: 20,
  restriction: { units: ['Snowtroopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('T-7 Ion Snowtrooper', 1, 3, { black: 1, white: 2 }, kw('impact-x', 1), kw('ion-x', 1))],
  exhaust: true,
});
