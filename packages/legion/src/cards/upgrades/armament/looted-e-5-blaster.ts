import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const LOOTED_E_5_BLASTER = upgrade('armament', {
  id: 'looted-e-5-blaster',
  name: 'Looted E-5 Blaster',
  points: 5,
  restriction: { units: ['Padmé Amidala'] },
  weapons: [ranged('Looted E-5 Blaster', 1, 3, { red: 1, white: 1 }, kw('pierce-x', 1))],
});
