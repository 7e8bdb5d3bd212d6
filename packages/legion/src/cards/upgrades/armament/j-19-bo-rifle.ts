import { kw, melee, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const J_19_BO_RIFLE = upgrade('armament', {
  id: 'j-19-bo-rifle',
  name: 'J-19 Bo-Rifle',
  unique: true,
  points: 15,
  formerPoints: 25,
  restriction: { units: ['Agent Kallus'] },
  keywords: [kw('reconfigure'), kw('charge'), kw('immune-melee-pierce')],
  weapons: [melee('J-19 Bo-rifle Staff', { red: 1, black: 2, white: 1 }, kw('lethal-x', 1))],
  back: {
    name: 'J-19 Bo-rifle Blaster',
    keywords: [kw('reconfigure')],
    weapons: [ranged('J-19 Bo-rifle Blaster', 1, 3, { red: 1, black: 2, white: 1 }, kw('lethal-x', 1))],
  },
});
