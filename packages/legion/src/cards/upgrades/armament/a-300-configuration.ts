import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const A_300_CONFIGURATION = upgrade('armament', {
  id: 'a-300-configuration',
  name: 'A-300 Configuration',
  points: 0,
  restriction: { units: ['Rebel Pathfinders'] },
  keywords: [kw('reconfigure')],
  weapons: [ranged('A-300 Short Range Config', 1, 2, { red: 1 })],
  back: {
    name: 'A-300 Long Range Config',
    keywords: [kw('reconfigure')],
    weapons: [ranged('A-300 Long Range Config', 1, 4, { white: 1 })],
  },
});
