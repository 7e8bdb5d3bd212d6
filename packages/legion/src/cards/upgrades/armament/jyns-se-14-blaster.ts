import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const JYNS_SE_14_BLASTER = upgrade('armament', {
  id: 'jyns-se-14-blaster',
  name: "Jyn's SE-14 Blaster",
  unique: true,
  points: 10,
  cheaper: { by: 5, beside: 'Jyn Erso' },
  restriction: { units: ['Jyn Erso', 'K-2SO'] },
  weapons: [ranged("Jyn's SE-14 Blaster", 1, 2, { white: 5 }, kw('pierce-x', 1), kw('suppressive'))],
});
