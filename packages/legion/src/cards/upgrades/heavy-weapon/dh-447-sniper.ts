import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DH_447_SNIPER = upgrade('heavy-weapon', {
  id: 'dh-447-sniper',
  name: 'DH-447 Sniper',
  points: 28,
  restriction: { units: ['Rebel Commandos', 'Rebel Commandos Strike Team'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('DH-447 Sniper', 1, 5, { black: 1, white: 1 }, kw('high-velocity'), kw('pierce-x', 1))],
});
