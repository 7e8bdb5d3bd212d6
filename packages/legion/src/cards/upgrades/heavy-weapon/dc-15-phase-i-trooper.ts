import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DC_15_PHASE_I_TROOPER = upgrade('heavy-weapon', {
  id: 'dc-15-phase-i-trooper',
  name: 'DC-15 Phase I Trooper',
  points: 26,
  formerPoints: 27,
  restriction: { units: ['Phase I Clone Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('DC-15 Phase I Trooper', 1, 4, { red: 2 }, kw('critical-x', 1))],
});
