import type { GameEvent, Option, RequestView, Seat } from '@rangefinder/kernel';
import type { Playback } from '@rangefinder/table';

/** Whether a seat is the one at the bottom of the screen: it gives every piece its colour. */
export function sideOf({ near }: { readonly near: Seat }, seat: number): 'near' | 'far' {
  return seat === near ? 'near' : 'far';
}

/** As much of a table as tells what is still shown of the past. */
interface Showing<Event extends GameEvent> {
  readonly snapshot: { readonly request: object | null; readonly view: { readonly attack: object | null } };
  readonly playing: Playback<Event> | null;
}

/**
 * What the board still shows of the past. In the middle of an attack it shows nothing of it to whoever is asked: the
 * question is about the dice and ships as they are now.
 */
export function shownPast<Event extends GameEvent>({ snapshot, playing }: Showing<Event>): Playback<Event> | null {
  return snapshot.request && snapshot.view.attack ? null : playing;
}

/** The ship a request is about. */
export function shipOfRequest({ about }: Pick<RequestView, 'about'>): string | null {
  return typeof about === 'object' && about !== null && 'ship' in about && typeof about.ship === 'string'
    ? about.ship
    : null;
}

/** What a request offers under a key. */
export function optionOf(request: RequestView, key: string): Option | undefined {
  return (request.kind === 'pick' ? request.options : request.candidates).find((one) => one.key === key);
}

/** Faceup damage cards, each with a key of its own: a ship may have two alike. */
export function faceupDamage(ship: {
  readonly damage: readonly { readonly card: string | null; readonly faceup: boolean }[];
}): readonly { readonly key: string; readonly card: string }[] {
  return ship.damage.flatMap(({ card, faceup }, index) =>
    faceup && card !== null ? [{ key: `${card}:${index}`, card }] : [],
  );
}
