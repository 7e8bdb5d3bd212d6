import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { SIDECAR, SLOWER } from './words.ts';

export const BARC_TWIN_LASER_GUNNER = upgrade('crew', {
  id: 'barc-twin-laser-gunner',
  name: 'BARC Twin Laser Gunner',
  points: 18,
  formerPoints: 15,
  restriction: { units: ['BARC Speeder'] },
  weapons: [ranged('BARC Twin Laser Gunner', 1, 3, { black: 2, white: 2 }, kw('fixed', 'front, rear'))],
  text: SIDECAR,
  abilities: SLOWER,
});
