import { shipTray } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingEvent } from '../../src/events.ts';
import type { ShipView, XwingView } from '../../src/view.ts';
import { ghostsOf } from '../ghosts.ts';
import { boardNames, fullName } from '../names.ts';
import { asksForManeuver, asksForObstacle } from '../requests.ts';
import { statsOf } from '../stats.ts';
import { WORDS } from '../words.ts';
import { cardOf } from './cardOf.ts';

export const Tray = shipTray<ShipView, XwingView, XwingEvent>({
  asksForManeuver,
  asksForObstacle,
  ghostsOf,
  insteadOf: (_, { replaced }) => {
    if (!replaced) return null;
    return WORDS[replaced === 'ionized' ? 'insteadIon' : 'insteadStress'];
  },
  dialOf: pilotCard,
  rankOf: (view, ship) => statsOf(view, ship).initiative,
  namesOf: boardNames,
  nameOf: fullName,
  cardOf,
});
