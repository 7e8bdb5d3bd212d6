import { BEYOND, kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const A280_CFE_CONFIGURATION = upgrade('armament', {
  id: 'a280-cfe-configuration',
  name: 'A280-CFE Configuration',
  points: 10,
  restriction: { units: ['Cassian Andor'] },
  keywords: [kw('reconfigure')],
  weapons: [ranged('A280-CFE Pistol Config', 1, 2, { red: 2, black: 1 }, kw('long-shot-x', 1), kw('pierce-x', 1))],
  back: {
    name: 'A280-CFE Sniper Config',
    keywords: [kw('reconfigure')],
    weapons: [
      ranged(
        'A280-CFE Sniper Config',
        1,
        BEYOND,
        { red: 1, black: 1 },
        kw('cumbersome'),
        kw('high-velocity'),
        kw('pierce-x', 1),
      ),
    ],
  },
});
