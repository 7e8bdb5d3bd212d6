import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const ECHO = upgrade('heavy-weapon', {
  id: 'echo',
  name: 'Echo',
  unique: true,
  points: 42,
  formerPoints: 40,
  restriction: { subtypes: ['clone'] },
  adds: { minis: 1, wounds: 2 },
  keywords: [kw('reliable-x', 1), kw('leader-upgrade-keyword')],
  weapons: [ranged('Echo', 1, 5, { red: 2 }, kw('critical-x', 1), kw('lethal-x', 1), kw('immune-deflect'))],
});
