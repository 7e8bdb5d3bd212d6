import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const IMPACT_GRENADES = upgrade('grenades', {
  id: 'impact-grenades',
  name: 'Impact Grenades',
  points: 3,
  weapons: [ranged('Impact Grenades', 1, 1, { black: 1 }, kw('impact-x', 1))],
});
