import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const BISTAN = upgrade('heavy-weapon', {
  id: 'bistan',
  name: 'Bistan',
  unique: true,
  points: 28,
  restriction: { units: ['Rebel Pathfinders'] },
  adds: { minis: 1, wounds: 2 },
  weapons: [ranged('Bistan', 1, 4, { black: 1, white: 4 }, kw('impact-x', 1), kw('ion-x', 1))],
  exhaust: true,
});
