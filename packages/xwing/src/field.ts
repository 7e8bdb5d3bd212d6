import {
  type Body,
  type ConvexPolygon,
  distanceBetween,
  leastDistance,
  lengthOf,
  type Pose,
  withinDistance,
} from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import type { ArcLines } from './arc.ts';
import { type BaseSize, bodyOverlaps } from './base.ts';
import { knownObstacle, type LyingObstacle } from './laid.ts';
import { BAND, rangeBand } from './range.ts';

/** Objects closer than this touch. */
export const CONTACT = 0.1;

/** How far guides stick out of a base, at most. */
const GUIDES = 3;

/** A ship as far as the field is concerned. */
export interface FieldShip {
  readonly id: string;
  readonly seat: Seat;
  /** Ships of one contingent are friendly to each other. */
  readonly contingent: number;
  /** On the table, beside it, or out of the game. */
  readonly place: 'play' | 'reserve' | 'removed';
  pose: Pose;
  /** Ships it is in contact with since it bumped into them, or they into it. */
  contact: string[];
}

/** The table as far as it is the same in both editions: who stands where, and how far from whom. */
export abstract class Field<Ship extends FieldShip = FieldShip, Obstacle extends LyingObstacle = LyingObstacle> {
  /** All ships of the match, wherever they are. */
  abstract readonly ships: readonly Ship[];

  /** All obstacles on the table. */
  abstract readonly obstacles: readonly Obstacle[];

  /** The play area is a square of this side. */
  abstract readonly playArea: number;

  /** Which ships touch: all whose bases are in contact, or of these only such as overlapped each other before. */
  abstract readonly touching: 'contact' | 'overlap';

  /** The arcs of the edition's ships. */
  abstract readonly arcLines: ArcLines;

  abstract sizeOf(ship: Ship): BaseSize;

  /** The base of a ship: what range and arcs are measured to. */
  abstract base(ship: Ship): ConvexPolygon;

  /** The base with its guides: what overlaps. */
  abstract body(ship: Ship): Body;

  /** Ships on the table, destroyed ones that are not removed yet among them. */
  inPlay(): Ship[] {
    return this.ships.filter(({ place }) => place === 'play');
  }

  /** Ships on the table that belong to the other player. */
  enemiesOf(seat: Seat): Ship[] {
    return this.ships.filter((ship) => ship.place === 'play' && ship.seat !== seat);
  }

  /** Ships on the table that belong to this player; or those friendly to this ship, itself among them. */
  friendsOf(of: Seat | Ship): Ship[] {
    return this.ships.filter(
      (ship) => ship.place === 'play' && (typeof of === 'number' ? ship.seat === of : this.isFriendly(of, ship)),
    );
  }

  /** Whether two ships are friendly to each other, as a ship is to itself. */
  isFriendly(a: Ship, b: Ship | undefined): b is Ship {
    return b !== undefined && a.seat === b.seat && a.contingent === b.contingent;
  }

  /** The pieces of an obstacle. */
  obstacle(obstacle: Obstacle): readonly ConvexPolygon[] {
    return knownObstacle(obstacle).pieces;
  }

  /** Range between two ships: 0 in contact, else the band. */
  range(a: Ship, b: Ship): number {
    if (a === b) return 0;
    if (a.contact.includes(b.id)) return 0;
    return bandOf(distanceBetween(this.base(a), this.base(b)));
  }

  /** Range from a ship to any object by its shapes. On top of it, if only with its guides, it is 0. */
  rangeTo(ship: Ship, pieces: readonly ConvexPolygon[]): number {
    const least = leastDistance(this.base(ship), pieces);
    return least < GUIDES && bodyOverlaps(this.body(ship), pieces) ? 0 : bandOf(least);
  }

  /** Whether a ship is at range 0 of an obstacle: on top of it, or touching. */
  isAtRangeZero(ship: Ship, obstacle: Obstacle): boolean {
    const { x, y, outer } = this.base(ship);
    const apart = lengthOf(obstacle.pose.x - x, obstacle.pose.y - y);
    return apart <= outer + knownObstacle(obstacle).reach + GUIDES && this.rangeTo(ship, this.obstacle(obstacle)) === 0;
  }

  /** Whether a base would touch an obstacle or lie on it; far ones are told by their middles alone. */
  isTouching(base: ConvexPolygon, obstacle: Obstacle): boolean {
    const apart = lengthOf(obstacle.pose.x - base.x, obstacle.pose.y - base.y);
    if (apart > base.outer + knownObstacle(obstacle).reach + CONTACT) return false;
    return this.obstacle(obstacle).some((piece) => this.isWithin(0, base, piece));
  }

  /** The range band between two shapes. */
  bandBetween(a: ConvexPolygon, b: ConvexPolygon): number {
    return bandOf(distanceBetween(a, b));
  }

  /** Whether two shapes are no further apart than a range band; far ones are told by their middles alone. */
  isWithin(band: number, a: ConvexPolygon, b: ConvexPolygon): boolean {
    return withinDistance(a, b, band === 0 ? CONTACT : band * BAND);
  }
}

/** The range a distance is: 0 in contact, else the band. */
export function bandOf(distance: number): number {
  return distance <= CONTACT ? 0 : rangeBand(distance);
}
