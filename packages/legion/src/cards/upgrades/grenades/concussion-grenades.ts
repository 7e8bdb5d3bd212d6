import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const CONCUSSION_GRENADES = upgrade('grenades', {
  id: 'concussion-grenades',
  name: 'Concussion Grenades',
  points: 3,
  weapons: [ranged('Concussion Grenades', 1, 1, { black: 1 }, kw('blast'))],
});
