import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const LONG_GUN_WOOKIEE = upgrade('heavy-weapon', {
  id: 'long-gun-wookiee',
  name: 'Long Gun Wookiee',
  points: 26,
  restriction: { units: ['Wookiee Warriors'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('Long Gun Wookiee', 1, 4, { black: 2 }, kw('suppressive'))],
});
