import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const SX_21_TROOPER = upgrade('heavy-weapon', {
  id: 'sx-21-trooper',
  name: 'SX-21 Trooper',
  points: 15,
  formerPoints: 17,
  restriction: { units: ['Rebel Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('SX-21 Trooper', 1, 2, { red: 2, white: 2 }, kw('impact-x', 1))],
});
