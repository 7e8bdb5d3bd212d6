import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const E_11D_CONFIGURATION = upgrade('armament', {
  id: 'e-11d-configuration',
  name: 'E-11D Configuration',
  points: 0,
  formerPoints: 8,
  restriction: { units: ['Imperial Death Troopers'] },
  keywords: [kw('reconfigure')],
  weapons: [ranged('E-11D Grenade Launcher Config', 1, 2, { red: 1 }, kw('blast'))],
  exhaust: true,
  back: {
    name: 'E-11D Focused Fire Config',
    keywords: [kw('reconfigure')],
    weapons: [ranged('E-11D Focused Fire Config', 1, 4, { black: 1 }, kw('suppressive'))],
  },
});
