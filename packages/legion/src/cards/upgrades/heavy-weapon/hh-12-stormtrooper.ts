import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const HH_12_STORMTROOPER = upgrade('heavy-weapon', {
  id: 'hh-12-stormtrooper',
  name: 'HH-12 Stormtrooper',
  points: 16,
  formerPoints: 20,
  restriction: { units: ['Stormtroopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('HH-12 Stormtrooper', 2, 4, { black: 3 }, kw('cumbersome'), kw('impact-x', 3))],
  exhaust: true,
});
