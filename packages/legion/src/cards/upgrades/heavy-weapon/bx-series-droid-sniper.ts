import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const BX_SERIES_DROID_SNIPER = upgrade('heavy-weapon', {
  id: 'bx-series-droid-sniper',
  name: 'BX-Series Droid Sniper',
  points: 30,
  restriction: { units: ['BX-Series Droid Commandos', 'BX-Series Droid Commandos Strike Team'] },
  adds: { minis: 1, wounds: null },
  weapons: [ranged('BX-series Droid Sniper', 1, 5, { red: 2 }, kw('lethal-x', 1), kw('immune-deflect'))],
});
