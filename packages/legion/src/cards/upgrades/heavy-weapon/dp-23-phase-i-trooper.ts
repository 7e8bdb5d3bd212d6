import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DP_23_PHASE_I_TROOPER = upgrade('heavy-weapon', {
  id: 'dp-23-phase-i-trooper',
  name: 'DP-23 Phase I Trooper',
  points: 22,
  formerPoints: 23,
  restriction: { units: ['Phase I Clone Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('DP-23 Phase I Trooper', 1, 2, { black: 2, white: 1 }, kw('pierce-x', 1))],
});
