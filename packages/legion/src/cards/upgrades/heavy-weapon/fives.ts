import { kw, ranged } from '../../print.ts';
import { BRAVER, OFFICER } from '../../words/courage.ts';
import { upgrade } from '../upgrade.ts';

export const FIVES = upgrade('heavy-weapon', {
  id: 'fives',
  name: 'Fives',
  unique: true,
  points: 40,
  formerPoints: 36,
  restriction: { subtypes: ['clone'] },
  adds: { minis: 1, wounds: 2 },
  keywords: [kw('coordinate', 'clone trooper'), kw('leader-upgrade-keyword')],
  weapons: [ranged('Fives', 1, 3, { black: 3 })],
  text: BRAVER,
  abilities: OFFICER,
});
