import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const BOWCASTER_WOOKIEE = upgrade('heavy-weapon', {
  id: 'bowcaster-wookiee',
  name: 'Bowcaster Wookiee',
  points: 31,
  restriction: { units: ['Wookiee Warriors'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('Bowcaster Wookiee', 1, 3, { red: 1, white: 1 }, kw('impact-x', 1), kw('pierce-x', 1))],
});
