import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const Z_6_PHASE_II_TROOPER = upgrade('heavy-weapon', {
  id: 'z-6-phase-ii-trooper',
  name: 'Z-6 Phase II Trooper',
  points: 27,
  restriction: { units: ['Phase II Clone Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('Z-6 Phase II Trooper', 1, 3, { white: 6 })],
});
