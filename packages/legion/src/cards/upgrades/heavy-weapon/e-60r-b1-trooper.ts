import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const E_60R_B1_TROOPER = upgrade('heavy-weapon', {
  id: 'e-60r-b1-trooper',
  name: 'E-60R B1 Trooper',
  points: 18,
  formerPoints: 20,
  restriction: { units: ['B1 Battle Droids'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('E-60R B1 Trooper', 2, 4, { red: 1, black: 2 }, kw('impact-x', 2))],
  exhaust: true,
});
