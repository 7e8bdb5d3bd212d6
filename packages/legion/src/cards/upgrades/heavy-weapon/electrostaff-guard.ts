import { kw, melee } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const ELECTROSTAFF_GUARD = upgrade('heavy-weapon', {
  id: 'electrostaff-guard',
  name: 'Electrostaff Guard',
  points: 21,
  formerPoints: 25,
  restriction: { units: ['Imperial Royal Guards'] },
  adds: { minis: 1, wounds: null },
  keywords: [kw('sidearm', 'melee'), kw('immune-melee-pierce')],
  weapons: [melee('Electrostaff Guard', { black: 2 })],
});
