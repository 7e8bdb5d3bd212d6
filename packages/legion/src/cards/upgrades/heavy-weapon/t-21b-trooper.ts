import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const T_21B_TROOPER = upgrade('heavy-weapon', {
  id: 't-21b-trooper',
  name: 'T-21B Trooper',
  points: 32,
  formerPoints: 35,
  restriction: { units: ['Shoretroopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('T-21B Trooper', 1, 4, { black: 2, white: 2 }, kw('critical-x', 1))],
});
