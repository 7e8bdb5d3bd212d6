import { shipEnding } from '@rangefinder/xwing/ui';
import { pilotCard } from '../src/cards/catalog.ts';
import type { XwingEvent } from '../src/events.ts';
import type { ShipView, XwingView } from '../src/view.ts';
import { fullName } from './names.ts';

/** The end of a match as a scene. A ship costs what its pilot does. */
export const Ending = shipEnding<ShipView, XwingView, XwingEvent>({
  pointsOf: ({ pilot }) => pilotCard(pilot).cost,
  nameOf: fullName,
});
