import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const Z_6_PHASE_I_TROOPER = upgrade('heavy-weapon', {
  id: 'z-6-phase-i-trooper',
  name: 'Z-6 Phase I Trooper',
  points: 23,
  restriction: { units: ['Phase I Clone Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('Z-6 Phase I Trooper', 1, 3, { white: 6 })],
});
