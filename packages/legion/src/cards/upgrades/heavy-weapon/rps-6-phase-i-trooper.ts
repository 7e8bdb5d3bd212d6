import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const RPS_6_PHASE_I_TROOPER = upgrade('heavy-weapon', {
  id: 'rps-6-phase-i-trooper',
  name: 'RPS-6 Phase I Trooper',
  points: 21,
  restriction: { units: ['Phase I Clone Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('RPS-6 Phase I Trooper', 2, 4, { red: 1, black: 1, white: 1 }, kw('cumbersome'), kw('impact-x', 2))],
});
