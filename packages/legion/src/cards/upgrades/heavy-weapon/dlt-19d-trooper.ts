import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DLT_19D_TROOPER = upgrade('heavy-weapon', {
  id: 'dlt-19d-trooper',
  name: 'DLT-19D Trooper',
  points: 34,
  restriction: { units: ['Imperial Death Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('DLT-19D Trooper', 1, 4, { red: 2, white: 1 }, kw('impact-x', 1))],
});
