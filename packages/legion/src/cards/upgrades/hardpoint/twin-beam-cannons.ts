import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const TWIN_BEAM_CANNONS = upgrade('hardpoint', {
  id: 'twin-beam-cannons',
  name: 'Twin Beam Cannons',
  points: 40,
  restriction: { units: ['Infantry Support Platform'] },
  weapons: [ranged('Twin Beam Cannons', 1, 4, { red: 2, white: 2 }, kw('beam-x', 2), kw('fixed', 'front'))],
});
