import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const Z_6_TROOPER = upgrade('heavy-weapon', {
  id: 'z-6-trooper',
  name: 'Z-6 Trooper',
  points: 20,
  restriction: { units: ['Rebel Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('Z-6 Trooper', 1, 3, { white: 6 })],
});
