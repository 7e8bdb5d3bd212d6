import { kw, ranged } from '../../print.ts';
import { upgrade } from '../upgrade.ts';
import { SIDECAR, SLOWER } from './words.ts';

export const BARC_ION_GUNNER = upgrade('crew', {
  id: 'barc-ion-gunner',
  name: 'BARC Ion Gunner',
  points: 24,
  formerPoints: 22,
  restriction: { units: ['BARC Speeder'] },
  weapons: [
    ranged(
      'BARC Ion Gunner',
      1,
      3,
      { black: 3, white: 1 },
      kw('fixed', 'front, rear'),
      kw('impact-x', 1),
      kw('ion-x', 1),
    ),
  ],
  exhaust: true,
  text: SIDECAR,
  abilities: SLOWER,
});
