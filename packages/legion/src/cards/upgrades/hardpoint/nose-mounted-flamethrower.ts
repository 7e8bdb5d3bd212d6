import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const NOSE_MOUNTED_FLAMETHROWER = upgrade('hardpoint', {
  id: 'nose-mounted-flamethrower',
  name: 'Nose-Mounted Flamethrower',
  points: 15,
  restriction: { units: ['DSD1 Dwarf Spider Droid'] },
  weapons: [
    ranged('Nose-Mounted Flamethrower', 1, 1, { red: 1, white: 1 }, kw('blast'), kw('fixed', 'front'), kw('spray')),
  ],
});
