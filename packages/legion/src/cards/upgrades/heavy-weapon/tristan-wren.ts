import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const TRISTAN_WREN = upgrade('heavy-weapon', {
  id: 'tristan-wren',
  name: 'Tristan Wren',
  unique: true,
  points: 38,
  restriction: { units: ['Mandalorian Resistance', 'Mandalorian Resistance Clan Wren'] },
  adds: { minis: 1, wounds: 2 },
  weapons: [ranged('Tristan Wren', 1, 3, { black: 2 }, kw('lethal-x', 1), kw('suppressive'))],
});
