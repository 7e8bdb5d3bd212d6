import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const RPS_6_ROCKET_GUNNER = upgrade('crew', {
  id: 'rps-6-rocket-gunner',
  name: 'RPS-6 Rocket Gunner',
  points: 31,
  restriction: { units: ['X-34 Landspeeder'] },
  weapons: [ranged('RPS-6 Rocket Gunner', 2, 4, { red: 1, black: 1, white: 1 }, kw('impact-x', 2))],
});
