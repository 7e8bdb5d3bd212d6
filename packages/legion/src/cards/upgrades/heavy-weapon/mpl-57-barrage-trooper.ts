import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const MPL_57_BARRAGE_TROOPER = upgrade('heavy-weapon', {
  id: 'mpl-57-barrage-trooper',
  name: 'MPL-57 Barrage Trooper',
  points: 19,
  formerPoints: 22,
  restriction: { units: ['Fleet Troopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('MPL-57 Barrage Trooper', 1, 3, { black: 1, white: 2 }, kw('blast'), kw('impact-x', 2))],
  exhaust: true,
});
