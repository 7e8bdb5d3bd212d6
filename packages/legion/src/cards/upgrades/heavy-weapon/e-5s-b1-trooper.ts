import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const E_5S_B1_TROOPER = upgrade('heavy-weapon', {
  id: 'e-5s-b1-trooper',
  name: 'E-5s B1 Trooper',
  points: 18,
  formerPoints: 20,
  restriction: { units: ['B1 Battle Droids'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('E-5s B1 Trooper', 1, 4, { red: 1, white: 1 }, kw('critical-x', 1))],
});
