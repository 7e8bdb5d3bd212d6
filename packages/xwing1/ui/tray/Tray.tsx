import { shipTray } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingEvent } from '../../src/events.ts';
import type { ShipView, XwingView } from '../../src/view.ts';
import { ghostsOf } from '../ghosts.ts';
import { insteadWords } from '../instead.ts';
import { boardNames, fullName } from '../names.ts';
import { asksForManeuver, asksForObstacle } from '../requests.ts';
import { statsOf } from '../stats.ts';
import { COLOURS } from '../words.ts';
import { cardOf } from './cardOf.ts';

export const Tray = shipTray<ShipView, XwingView, XwingEvent>({
  colours: COLOURS,
  asksForManeuver,
  asksForObstacle,
  ghostsOf,
  insteadOf: insteadWords,
  dialOf: pilotCard,
  rankOf: (view, ship) => statsOf(view, ship).skill,
  namesOf: boardNames,
  nameOf: fullName,
  cardOf,
});
