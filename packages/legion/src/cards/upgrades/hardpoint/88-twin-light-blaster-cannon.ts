import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const EIGHTY_EIGHT_TWIN_LIGHT_BLASTER_CANNON = upgrade('hardpoint', {
  id: '88-twin-light-blaster-cannon',
  name: '88 Twin Light Blaster Cannon',
  points: 10,
  formerPoints: 20,
  restriction: { units: ['AT-ST'] },
  weapons: [
    ranged(
      '88 Twin Light Blaster Cannon',
      1,
      3,
      { red: 1, black: 1, white: 1 },
      kw('impact-x', 1),
      kw('fixed', 'front'),
    ),
  ],
});
