import { words } from '@rangefinder/kernel/words';
import { kw, ranged } from '../../print.ts';
import { AI_ATTACK } from '../../words/ai.ts';
import { upgrade } from '../upgrade.ts';

export const T_SERIES_TACTICAL_DROID = upgrade('personnel', {
  id: 't-series-tactical-droid',
  name: 'T-Series Tactical Droid',
  points: 18,
  restriction: { subtypes: ['droid'] },
  adds: { minis: 1, wounds: 1 },
  keywords: [kw('reliable-x', 1), kw('leader-upgrade-keyword'), kw('sidearm', 'ranged')],
  weapons: [ranged('T-series Tactical Droid', 1, 3, { red: 1 })],
  text: words('The unit is without AI: Attack.', 'L’unité est sans AI : Attack.', 'Oddział nie ma AI: Attack.'),
  takes: [AI_ATTACK],
});
