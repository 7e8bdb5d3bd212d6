import type { Seat } from '@rangefinder/kernel';
import type { LocationView, SwccgView } from '../../src/view.ts';

/** Whose a location is, as seen from the seat at the bottom of the screen. */
export type Holding = 'near' | 'far' | 'contested' | 'free';

export function holdingOf({ control, presence }: Pick<LocationView, 'control' | 'presence'>, near: Seat): Holding {
  const holder = control.indexOf(true);
  if (holder >= 0) return holder === near ? 'near' : 'far';
  return presence.every(Boolean) ? 'contested' : 'free';
}

/** A location in the picture of the whole table. */
export interface Spot {
  readonly id: string;
  readonly holding: Holding;
  /** The question is about it, or about a card there. */
  readonly live: boolean;
  readonly battle: boolean;
}

/** The locations in the order in which they lie. */
export function spotsOf(view: SwccgView, focus: readonly string[], near: Seat): readonly Spot[] {
  const asked = new Set(focus);
  for (const { id, location } of view.cards) if (location !== null && asked.has(id)) asked.add(location);
  const known = new Map(view.locations.map((location) => [location.id, location]));
  return view.rows.flatMap(({ locations }) =>
    locations.flatMap((id): Spot[] => {
      const location = known.get(id);
      if (!location) return [];
      return [{ id, holding: holdingOf(location, near), live: asked.has(id), battle: view.battle?.location === id }];
    }),
  );
}
