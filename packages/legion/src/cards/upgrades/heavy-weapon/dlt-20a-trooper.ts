import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DLT_20A_TROOPER = upgrade('heavy-weapon', {
  id: 'dlt-20a-trooper',
  name: 'DLT-20A Trooper',
  points: 26,
  restriction: { units: ['Rebel Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('DLT-20A Trooper', 1, 4, { black: 2, white: 1 }, kw('critical-x', 1))],
});
