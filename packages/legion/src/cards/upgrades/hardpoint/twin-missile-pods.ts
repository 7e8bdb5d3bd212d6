import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { FIRES_BY_HALVES, HALVED } from './words.ts';

export const TWIN_MISSILE_PODS = upgrade('hardpoint', {
  id: 'twin-missile-pods',
  name: 'Twin Missile Pods',
  points: 40,
  restriction: { units: ['Infantry Support Platform'] },
  weapons: [ranged('Twin Missile Pods', 2, 4, { red: 4 }, kw('fixed', 'front'), kw('impact-x', 2))],
  text: HALVED,
  abilities: FIRES_BY_HALVES,
});
