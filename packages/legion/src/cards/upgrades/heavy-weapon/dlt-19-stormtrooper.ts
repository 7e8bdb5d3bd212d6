import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DLT_19_STORMTROOPER = upgrade('heavy-weapon', {
  id: 'dlt-19-stormtrooper',
  name: 'DLT-19 Stormtrooper',
  points: 20,
  formerPoints: 22,
  restriction: { units: ['Stormtroopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('DLT-19 Stormtrooper', 1, 4, { red: 2 }, kw('impact-x', 1))],
});
