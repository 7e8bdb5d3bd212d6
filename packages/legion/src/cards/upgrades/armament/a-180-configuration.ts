import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const A_180_CONFIGURATION = upgrade('armament', {
  id: 'a-180-configuration',
  name: 'A-180 Configuration',
  points: 0,
  restriction: { units: ['Jyn Erso'] },
  keywords: [kw('reconfigure')],
  weapons: [ranged('A-180 Pistol Config', 1, 2, { red: 2, white: 1 }, kw('pierce-x', 1))],
  back: {
    name: 'A-180 Rifle Config',
    keywords: [kw('reconfigure')],
    weapons: [ranged('A-180 Rifle Config', 1, 3, { black: 2, white: 1 }, kw('pierce-x', 1))],
  },
});
