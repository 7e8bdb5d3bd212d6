import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const T_21_SPECIAL_FORCES_TROOPER = upgrade('heavy-weapon', {
  id: 't-21-special-forces-trooper',
  name: 'T-21 Special Forces Trooper',
  points: 27,
  formerPoints: 29,
  restriction: { units: ['Imperial Special Forces'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('T-21 Special Forces Trooper', 1, 3, { white: 4 }, kw('critical-x', 2))],
});
