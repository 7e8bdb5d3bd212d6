import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const IDENS_TL_50_REPEATER = upgrade('armament', {
  id: 'idens-tl-50-repeater',
  name: "Iden's TL-50 Repeater",
  unique: true,
  points: 15,
  restriction: { units: ['Iden Versio'] },
  weapons: [
    ranged("Iden's TL-50 Repeater", 1, 3, { red: 2, black: 1, white: 2 }, kw('critical-x', 1), kw('impact-x', 1)),
  ],
});
