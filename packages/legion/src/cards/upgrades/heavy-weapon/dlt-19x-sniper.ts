import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DLT_19X_SNIPER = upgrade('heavy-weapon', {
  id: 'dlt-19x-sniper',
  name: 'DLT-19x Sniper',
  points: 28,
  restriction: { units: ['Scout Troopers', 'Scout Troopers Strike Team'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('DLT-19x Sniper', 1, 5, { black: 2 }, kw('high-velocity'), kw('pierce-x', 1))],
});
