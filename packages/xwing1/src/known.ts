import type { Body, ConvexPolygon } from '@rangefinder/geometry';
import { keepOn } from '@rangefinder/kernel';
import { LaidBase } from '@rangefinder/xwing';
import type { PilotCard } from './card.ts';
import type { Catalog } from './edition.ts';
import type { Ship } from './state.ts';

/** What follows from a ship in the state, found out once: its card, and where its base lies. */
class KnownShip extends LaidBase {
  readonly card: PilotCard;

  constructor(pilot: string, cards: Catalog) {
    super();
    this.card = cards.pilot(pilot);
  }

  /** The base: what range and arcs are measured to (xw1.guides.2). */
  base({ pose }: Ship): ConvexPolygon {
    return this.laidBase(this.card.type.size, pose);
  }

  /** The base with its guides: what overlaps (xw1.guides.3). */
  body({ pose }: Ship): Body {
    return this.laidBody(this.card.type.size, pose);
  }
}

const KNOWN = Symbol('known');

/** What is known of a ship; it hangs on it under a symbol, so that neither JSON nor copies of the state see it. */
export function known(ship: Ship & { readonly [KNOWN]?: KnownShip }, cards: Catalog): KnownShip {
  return ship[KNOWN] ?? keepOn(ship, KNOWN, new KnownShip(ship.pilot, cards));
}
