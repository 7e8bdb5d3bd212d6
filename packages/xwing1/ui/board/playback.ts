import { type Motion, shownPoses } from '@rangefinder/board';
import type { Pose } from '@rangefinder/geometry';
import type { Playback } from '@rangefinder/table';
import { flight, slide } from '@rangefinder/xwing/ui';
import { pilotCard } from '../../src/cards/catalog.ts';
import type { XwingEvent } from '../../src/events.ts';
import type { XwingView } from '../../src/view.ts';

/** Ships that leave the table only once an event still to be shown says so. */
const LEAVING: readonly XwingEvent['type'][] = ['removed', 'fled', 'docked'];

function isMove(event: XwingEvent): event is Extract<XwingEvent, { readonly type: 'maneuver' | 'moved' }> {
  return event.type === 'maneuver' || event.type === 'moved';
}

/** Where ships and bombs stand as far as it has been shown. */
export function posesShown(view: XwingView, playing: Playback<XwingEvent> | null): ReadonlyMap<string, Pose> {
  const ships = view.ships.map(({ id, pose, place }) => ({ id, pose, here: place === 'play' }));
  const bombs = view.bombs.map(({ id, pose }) => ({ id, pose, here: true }));
  return shownPoses([...ships, ...bombs], playing, {
    moves: (event) => (isMove(event) ? { id: event.ship, from: event.from } : null),
    leaves: (event) => ('ship' in event && LEAVING.includes(event.type) ? event.ship : null),
  });
}

/** How an event moves a ship. */
export function motionOf(view: XwingView, event: XwingEvent): Motion | null {
  if (!isMove(event)) return null;
  const { ship: piece, from, to } = event;
  const ship = view.ships.find(({ id }) => id === piece);
  const size = ship ? pilotCard(ship.pilot).type.size : 'small';
  return { piece, poseAt: event.type === 'maneuver' ? flight(size, from, to, event.template) : slide(from, to) };
}

/** The ship that an event hurts. */
export function hurtBy(event: XwingEvent): string | null {
  return event.type === 'damage' || event.type === 'shield' ? event.ship : null;
}
