import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const PHASE_II_MORTAR_TROOPER = upgrade('heavy-weapon', {
  id: 'phase-ii-mortar-trooper',
  name: 'Phase II Mortar Trooper',
  points: 18,
  formerPoints: 20,
  restriction: { units: ['Phase II Clone Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [
    ranged('Phase II Mortar Trooper', 2, 4, { black: 2 }, kw('critical-x', 1), kw('suppressive'), kw('cumbersome')),
  ],
});
