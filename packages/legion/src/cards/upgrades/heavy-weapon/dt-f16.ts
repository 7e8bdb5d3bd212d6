import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const DT_F16 = upgrade('heavy-weapon', {
  id: 'dt-f16',
  name: 'DT-F16',
  unique: true,
  points: 15,
  formerPoints: 22,
  restriction: { units: ['Imperial Death Troopers'] },
  adds: { minis: 1, wounds: 2 },
  keywords: [kw('compel'), kw('leader-upgrade-keyword')],
  weapons: [ranged('DT-F16', 1, 3, { black: 1, white: 1 })],
});
