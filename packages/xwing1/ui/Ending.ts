import { shipEnding } from '@rangefinder/xwing/ui';
import type { XwingEvent } from '../src/events.ts';
import { FIRST_EDITION } from '../src/firstedition.ts';
import type { ShipView, XwingView } from '../src/view.ts';
import { fullName } from './names.ts';

/** The end of a match as a scene. A ship costs what its pilot and its upgrades do. */
export const Ending = shipEnding<ShipView, XwingView, XwingEvent>({
  pointsOf: ({ pilot, upgrades }) =>
    FIRST_EDITION.costOf(
      pilot,
      upgrades.map(({ id }) => id),
    ),
  nameOf: fullName,
});
