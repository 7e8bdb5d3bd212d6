import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const FLAMETROOPER = upgrade('heavy-weapon', {
  id: 'flametrooper',
  name: 'Flametrooper',
  points: 20,
  restriction: { units: ['Snowtroopers'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('Flametrooper', 1, 1, { black: 1 }, kw('blast'), kw('spray'))],
});
