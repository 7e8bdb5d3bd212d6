import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { FIRES_BY_HALVES, HALVED } from './words.ts';

export const TWIN_BLASTER_CANNONS = upgrade('hardpoint', {
  id: 'twin-blaster-cannons',
  name: 'Twin Blaster Cannons',
  points: 40,
  restriction: { units: ['Infantry Support Platform'] },
  weapons: [ranged('Twin Blaster Cannons', 1, 3, { black: 6 }, kw('critical-x', 2), kw('fixed', 'front'))],
  text: HALVED,
  abilities: FIRES_BY_HALVES,
});
