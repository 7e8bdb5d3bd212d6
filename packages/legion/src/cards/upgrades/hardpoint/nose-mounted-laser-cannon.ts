import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const NOSE_MOUNTED_LASER_CANNON = upgrade('hardpoint', {
  id: 'nose-mounted-laser-cannon',
  name: 'Nose-Mounted Laser Cannon',
  points: 15,
  restriction: { units: ['DSD1 Dwarf Spider Droid'] },
  weapons: [
    ranged(
      'Nose-Mounted Laser Cannon',
      1,
      3,
      { red: 1, black: 3, white: 1 },
      kw('critical-x', 1),
      kw('fixed', 'front'),
    ),
  ],
});
