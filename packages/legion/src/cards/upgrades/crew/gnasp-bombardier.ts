import { kw, overrun } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const GNASP_BOMBARDIER = upgrade('crew', {
  id: 'gnasp-bombardier',
  name: 'Gnasp Bombardier',
  points: 20,
  restriction: { units: ['Raddaugh Gnasp Fluttercraft'] },
  keywords: [kw('overrun', 2)],
  weapons: [overrun('Gnasp Bombardier', { red: 2, white: 2 }, kw('immune-deflect'), kw('suppressive'))],
});
