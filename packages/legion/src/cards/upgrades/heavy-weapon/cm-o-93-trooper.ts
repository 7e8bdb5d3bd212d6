import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const CM_O_93_TROOPER = upgrade('heavy-weapon', {
  id: 'cm-o-93-trooper',
  name: 'CM-O/93 Trooper',
  points: 26,
  restriction: { units: ['Rebel Veterans'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('CM-O/93 Trooper', 1, 4, { white: 4 }, kw('critical-x', 2))],
});
