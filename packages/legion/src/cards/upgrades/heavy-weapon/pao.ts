import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const PAO = upgrade('heavy-weapon', {
  id: 'pao',
  name: 'Pao',
  unique: true,
  points: 20,
  formerPoints: 22,
  restriction: { units: ['Rebel Pathfinders'] },
  adds: { minis: 1, wounds: 2 },
  keywords: [kw('inspire-x', 1), kw('leader-upgrade-keyword')],
  weapons: [ranged('Pao', 1, 4, { red: 1, white: 1 })],
});
