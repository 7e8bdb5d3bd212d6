import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const E_5C_B1_TROOPER = upgrade('heavy-weapon', {
  id: 'e-5c-b1-trooper',
  name: 'E-5C B1 Trooper',
  points: 16,
  formerPoints: 18,
  restriction: { units: ['B1 Battle Droids'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('E-5C B1 Trooper', 1, 3, { black: 3 })],
});
