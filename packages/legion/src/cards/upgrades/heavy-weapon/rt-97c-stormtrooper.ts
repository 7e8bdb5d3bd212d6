import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const RT_97C_STORMTROOPER = upgrade('heavy-weapon', {
  id: 'rt-97c-stormtrooper',
  name: 'RT-97C Stormtrooper',
  points: 24,
  formerPoints: 26,
  restriction: { units: ['Stormtroopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('RT-97C Stormtrooper', 1, 4, { red: 1, white: 3 })],
});
