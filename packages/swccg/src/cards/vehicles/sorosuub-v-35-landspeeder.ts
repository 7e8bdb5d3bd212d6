import type { Capacity, CardText } from '../../definition.ts';
import { isPersona, itself } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { reacts } from './words.ts';

/** A landspeeder that reacts. */
export const landspeeder = (capacity: Capacity, text: string, ...riders: readonly string[]): CardText => ({
  text,
  capacity,
  modifiers: [
    reacts,
    add(
      'move-cost',
      -1,
      (about, my, game) =>
        itself(about, my, game) && game.heldBy(about.card).some((rider) => isPersona(game, rider, ...riders)),
    ),
  ],
});

export const SOROSUUB_V_35_LANDSPEEDER: Texts = {
  'sorosuub-v-35-landspeeder': landspeeder(
    { drivers: 1, passengers: 3 },
    'Room for a driver and 3 passengers. Moves free with Luke, Owen or Beru Lars aboard. May move as a react.',
    'luke',
    'owen',
    'beru',
  ),
};
