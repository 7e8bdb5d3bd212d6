import { type Motion, shownPoses } from '@rangefinder/board';
import type { Pose } from '@rangefinder/geometry';
import type { Playback } from '@rangefinder/table';
import type { BaseSize } from '@rangefinder/xwing';
import { flight, slide } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingEvent } from '../../src/events.ts';
import type { XwingView } from '../../src/view.ts';

type Mover = Extract<XwingEvent, { readonly from: Pose; readonly to: Pose }>;

/** The piece an event moves. */
function moverOf(event: XwingEvent): { id: string; event: Mover } | null {
  if (event.type === 'maneuver' || event.type === 'moved') return { id: event.ship, event };
  return event.type === 'device-moved' ? { id: event.id, event } : null;
}

/** Ships that leave the table only once an event still to be shown says so. */
const LEAVING: readonly XwingEvent['type'][] = ['removed', 'fled', 'docked', 'reserve'];

/** Where ships and devices stand as far as it has been shown. */
export function posesShown(view: XwingView, playing: Playback<XwingEvent> | null): ReadonlyMap<string, Pose> {
  const ships = view.ships.map(({ id, pose, place }) => ({ id, pose, here: place === 'play' }));
  const devices = view.devices.map(({ id, pose }) => ({ id, pose, here: true }));
  return shownPoses([...ships, ...devices], playing, {
    moves: (event) => {
      const mover = moverOf(event);
      return mover && { id: mover.id, from: mover.event.from };
    },
    leaves: (event) => ('ship' in event && LEAVING.includes(event.type) ? event.ship : null),
  });
}

/** How an event moves a piece. */
export function motionOf(view: XwingView, event: XwingEvent): Motion | null {
  const mover = moverOf(event);
  if (!mover) return null;
  const ship = view.ships.find(({ id }) => id === mover.id);
  return { piece: mover.id, poseAt: glide(ship ? pilotCard(ship.pilot).type.size : 'small', mover.event) };
}

/** The ship that an event hurts. */
export function hurtBy(event: XwingEvent): string | null {
  return event.type === 'damage' || event.type === 'shield' ? event.ship : null;
}

function glide(size: BaseSize, event: Mover): (part: number) => Pose {
  const { from, to } = event;
  return event.type === 'maneuver' ? flight(size, from, to, event.template) : slide(from, to);
}
