import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const T_21_STORMTROOPER = upgrade('heavy-weapon', {
  id: 't-21-stormtrooper',
  name: 'T-21 Stormtrooper',
  points: 22,
  formerPoints: 24,
  restriction: { units: ['Stormtroopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('T-21 Stormtrooper', 1, 3, { white: 4 }, kw('critical-x', 2))],
});
