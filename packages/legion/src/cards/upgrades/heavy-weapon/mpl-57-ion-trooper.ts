import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const MPL_57_ION_TROOPER = upgrade('heavy-weapon', {
  id: 'mpl-57-ion-trooper',
  name: 'MPL-57 Ion Trooper',
  points: 17,
  formerPoints: 18,
  restriction: { units: ['Rebel Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('MPL-57 Ion Trooper', 1, 3, { red: 2 }, kw('impact-x', 1), kw('ion-x', 1))],
  exhaust: true,
});
