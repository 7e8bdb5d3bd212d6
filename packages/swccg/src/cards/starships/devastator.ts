import type { Texts } from '../words.ts';

/** What a Star Destroyer can carry. */
export const STAR_DESTROYER = { pilots: 6, passengers: 8, vehicles: 2, ties: 4 };

export const DEVASTATOR: Texts = {
  devastator: {
    text: 'Room for 6 pilots, 8 passengers, 4 TIEs and 2 vehicles. Its permanent pilot has ability 2. Docks with other starships.',
    capacity: STAR_DESTROYER,
    permanentPilots: 2,
  },
};
