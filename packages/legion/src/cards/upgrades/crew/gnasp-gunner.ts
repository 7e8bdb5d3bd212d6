import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const GNASP_GUNNER = upgrade('crew', {
  id: 'gnasp-gunner',
  name: 'Gnasp Gunner',
  points: 25,
  restriction: { units: ['Raddaugh Gnasp Fluttercraft'] },
  weapons: [
    ranged('Gnasp Gunner', 1, 3, { red: 2, black: 2 }, kw('fixed', 'rear'), kw('impact-x', 1), kw('pierce-x', 1)),
  ],
});
