import type { Texts } from '../words.ts';
import { landspeeder } from './sorosuub-v-35-landspeeder.ts';

export const LUKES_X_34_LANDSPEEDER: Texts = {
  'lukes-x-34-landspeeder': landspeeder(
    { drivers: 1, passengers: 2 },
    'Room for a driver and 2 passengers. Moves free with Luke aboard. May move as a react.',
    'luke',
  ),
};
