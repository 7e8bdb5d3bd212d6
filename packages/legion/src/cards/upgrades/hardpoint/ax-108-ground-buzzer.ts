import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';

export const AX_108_GROUND_BUZZER = upgrade('hardpoint', {
  id: 'ax-108-ground-buzzer',
  name: 'Ax-108 "Ground Buzzer"',
  points: 10,
  restriction: { units: ['T-47 Airspeeder'] },
  weapons: [ranged('Ax-108 "Ground Buzzer"', 1, 2, { black: 4 }, kw('fixed', 'rear'))],
});
