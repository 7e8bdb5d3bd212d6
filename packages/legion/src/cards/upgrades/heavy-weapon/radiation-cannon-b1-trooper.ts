import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const RADIATION_CANNON_B1_TROOPER = upgrade('heavy-weapon', {
  id: 'radiation-cannon-b1-trooper',
  name: 'Radiation Cannon B1 Trooper',
  points: 16,
  formerPoints: 22,
  restriction: { units: ['B1 Battle Droids'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('Radiation Cannon B1 Trooper', 1, 2, { red: 2 }, kw('poison-x', 1))],
});
