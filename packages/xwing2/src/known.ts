import type { Body, ConvexPolygon } from '@rangefinder/geometry';
import { keepOn } from '@rangefinder/kernel';
import { LaidBase } from '@rangefinder/xwing';
import { isRemotePilot, type PilotCard } from './card.ts';
import type { Catalog } from './edition.ts';
import { deviceAt } from './rules/deviceshapes.ts';
import type { Ship } from './state.ts';

/**
 * What follows from a ship in the state, found out once: its card, and where its base lies. It hangs on the ship under a
 * symbol, so that neither JSON nor copies of the state see it.
 */
export class KnownShip extends LaidBase {
  /** The card of its pilot. */
  readonly card: PilotCard;
  readonly #cards: Catalog;

  constructor(pilot: string, cards: Catalog) {
    super();
    this.#cards = cards;
    this.card = cards.pilot(pilot);
  }

  /** The base: what range and arcs are measured to. */
  base({ pilot, pose }: Ship): ConvexPolygon {
    const { id, size } = this.card.type;
    if (!isRemotePilot(pilot)) return this.laidBase(size, pose);
    return this.laidBase(size, pose, (at) => deviceAt(this.#cards.device(id), at)[0]);
  }

  /** The base with its guides: what overlaps (xw2.guides.2). */
  body({ pose }: Ship): Body {
    return this.laidBody(this.card.type.size, pose);
  }
}

const KNOWN = Symbol('known');

/** What is known of a ship. */
export function known(ship: Ship & { readonly [KNOWN]?: KnownShip }, cards: Catalog): KnownShip {
  return ship[KNOWN] ?? keepOn(ship, KNOWN, new KnownShip(ship.pilot, cards));
}
