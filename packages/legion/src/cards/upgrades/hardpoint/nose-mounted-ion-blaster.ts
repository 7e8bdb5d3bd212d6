import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const NOSE_MOUNTED_ION_BLASTER = upgrade('hardpoint', {
  id: 'nose-mounted-ion-blaster',
  name: 'Nose-Mounted Ion Blaster',
  points: 10,
  restriction: { units: ['DSD1 Dwarf Spider Droid'] },
  keywords: [kw('cycle')],
  weapons: [
    ranged(
      'Nose-Mounted Ion Blaster',
      2,
      4,
      { black: 3, white: 3 },
      kw('fixed', 'front'),
      kw('ion-x', 1),
      kw('impact-x', 2),
    ),
  ],
  exhaust: true,
});
