import { ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const A_300_RIFLE_GUNNER = upgrade('crew', {
  id: 'a-300-rifle-gunner',
  name: 'A-300 Rifle Gunner',
  points: 1,
  formerPoints: 9,
  restriction: { units: ['X-34 Landspeeder'] },
  weapons: [ranged('A-300 Rifle Gunner', 1, 3, { white: 2 })],
});
