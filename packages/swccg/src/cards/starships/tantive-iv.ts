import type { Texts } from '../words.ts';

export const TANTIVE_IV: Texts = {
  'tantive-iv': {
    text: 'Needs neither presence nor Force icons to deploy. Room for 3 pilots and 4 passengers. Its permanent pilot has ability 2. Docks with other starships.',
    deploysAnywhere: true,
    capacity: { pilots: 3, passengers: 4 },
    permanentPilots: 2,
  },
};
