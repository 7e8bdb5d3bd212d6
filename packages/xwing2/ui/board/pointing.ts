import type { XwingEvent } from '../../src/events.ts';
import type { XwingTable } from '../model.ts';

/** The piece that is pointed at, or that the option or the event pointed at is about. */
export function pieceInQuestion({ pointed, snapshot: { view, events } }: XwingTable): string | null {
  if (pointed?.kind === 'piece') return pointed.id;
  if (pointed?.kind === 'event') return pieceOfEvent(events[pointed.index]?.event);
  if (pointed?.kind !== 'option') return null;
  return view.ships.find(({ id }) => id === pointed.key)?.id ?? null;
}

function pieceOfEvent(event: XwingEvent | undefined): string | null {
  if (!event) return null;
  if ('ship' in event) return event.ship;
  return event.type === 'attack' ? event.attack.attacker : null;
}
