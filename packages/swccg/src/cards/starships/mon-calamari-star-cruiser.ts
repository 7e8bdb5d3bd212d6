import type { Texts } from '../words.ts';

export const MON_CALAMARI_STAR_CRUISER: Texts = {
  'mon-calamari-star-cruiser': {
    text: 'Deploys only at Mon Calamari or a Rebel Base. Room for 5 pilots, 6 passengers, 3 starfighters and 1 vehicle. Its permanent pilot has ability 2. Docks with other starships.',
    deploysOnly: ({ location }) => ['mon-calamari', 'yavin-4', 'hoth'].includes(location?.row ?? ''),
    capacity: { pilots: 5, passengers: 6, vehicles: 1, starfighters: 3 },
    permanentPilots: 2,
  },
};
