import {
  type ConvexPolygon,
  distanceToPoint,
  lengthOf,
  overlaps,
  type Pose,
  withinDistance,
} from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import { type BaseSize, baseAt } from '../base.ts';
import type { FieldShip } from '../field.ts';
import type { LyingObstacle } from '../laid.ts';
import type { Maneuver } from '../maneuver.ts';
import { fullFlights } from '../movement.ts';
import { obstacleAt } from '../obstacles.ts';
import { isInsidePlayArea } from '../playarea.ts';
import { type Ground, groundOverlaps } from '../template.ts';

/** A ship as a seat sees it. */
export interface OutlookShip extends Pick<FieldShip, 'id' | 'seat' | 'place' | 'pose'> {
  readonly destroyed: boolean;
  /** Whether it has had its turn in this phase. */
  readonly acted: boolean;
}

/** The table as a seat sees it. */
export interface OutlookView<Ship> {
  readonly playArea: number;
  readonly ships: readonly Ship[];
  readonly obstacles: readonly Pick<LyingObstacle, 'token' | 'pose'>[];
}

/** A ship somewhere: where it is, or where it may be. */
export interface Standing<Ship> {
  readonly ship: Ship;
  readonly pose: Pose;
  readonly base: ConvexPolygon;
}

/** What an edition knows of ships that looking ahead depends on; `Means` is what modifies their dice. */
export interface Foresight<View, Ship, Means> {
  sizeOf(ship: Ship): BaseSize;
  /** Whether a ship is where it will be when the shooting starts. */
  isStill(view: View, ship: Ship): boolean;
  /** What a ship may fly, each as likely. */
  likelyManeuvers(ship: Ship): readonly Pick<Maneuver, 'speed' | 'bearing'>[];
  meansOf(ship: Ship): Means;
  /** The expected damage of the best weapon of one ship against another. */
  damage(from: Standing<Ship>, at: Standing<Ship>, means: Means, defense: Means): number;
  /** What a place is worth for the mission, in damage. */
  objective(view: View, seat: Seat, ship: Ship, base: ConvexPolygon): number;
}

/** Where a ship may be when the shooting starts, and how likely. */
interface Guess<Ship> extends Standing<Ship> {
  /** What it flies over on the way. */
  readonly ground: Ground;
  readonly weight: number;
}

/** How a seat sees the table: everything below is worked out from its view. */
export class Outlook<View extends OutlookView<Ship>, Ship extends OutlookShip, Means> {
  readonly view: View;
  readonly seat: Seat;
  readonly #edition: Foresight<View, Ship, Means>;
  readonly #enemies: readonly Guess<Ship>[];
  readonly #rocks: readonly (readonly ConvexPolygon[])[];

  constructor(edition: Foresight<View, Ship, Means>, view: View, seat: Seat) {
    this.#edition = edition;
    this.view = view;
    this.seat = seat;
    this.#enemies = view.ships
      .filter((ship) => this.isEnemy(ship))
      .flatMap((ship) => (edition.isStill(view, ship) ? [this.#here(ship)] : this.#guesses(ship)));
    this.#rocks = view.obstacles.map(({ token, pose }) => obstacleAt(token, pose));
  }

  ship(id: string): Ship | undefined {
    return this.view.ships.find((ship) => ship.id === id);
  }

  sizeOf(ship: Ship): BaseSize {
    return this.#edition.sizeOf(ship);
  }

  meansOf(ship: Ship): Means {
    return this.#edition.meansOf(ship);
  }

  /** The base of a ship, where it stands or would stand. */
  base(ship: Ship, pose: Pose = ship.pose): ConvexPolygon {
    return baseAt(this.#edition.sizeOf(ship), pose);
  }

  /** How good it is for a ship to stand somewhere: damage it may deal, less what it may take, and the mission. */
  standing(ship: Ship, pose: Pose, means: Means = this.meansOf(ship)): number {
    const base = this.base(ship, pose);
    const blocked = this.onRock(base);
    const dealt = blocked ? 0 : this.dealt({ ship, pose, base }, means);
    return (
      dealt * 1.2 -
      this.taken(ship, base, means) -
      (blocked ? 1.5 : 0) +
      this.#approach(pose, dealt) +
      this.#edition.objective(this.view, this.seat, ship, base)
    );
  }

  /** What a reposition gains; one that is not there to be had is a loss. */
  gain(ship: Ship, pose: Pose, now: number): number {
    const base = this.base(ship, pose);
    if (!isInsidePlayArea(this.view, base) || this.occupied(base, ship.id) || this.onRock(base)) return -1;
    return this.standing(ship, pose) - now;
  }

  /** Enemies no further away than this, as they stand now. */
  enemiesWithin(ship: Ship, reach: number): Ship[] {
    const base = this.base(ship);
    return this.view.ships.filter((other) => this.isEnemy(other) && withinDistance(base, this.base(other), reach));
  }

  /** Whether a ship is one to fight: on the table, of the other side, and not destroyed. */
  isEnemy({ seat, place, destroyed }: Ship): boolean {
    return seat !== this.seat && place === 'play' && !destroyed;
  }

  /** The best shot from a place. */
  dealt(from: Standing<Ship>, means: Means): number {
    const best = new Map<string, number>();
    for (const enemy of this.#enemies) {
      const damage = this.#edition.damage(from, enemy, means, this.meansOf(enemy.ship)) * enemy.weight;
      best.set(enemy.ship.id, (best.get(enemy.ship.id) ?? 0) + damage);
    }
    return Math.max(0, ...best.values());
  }

  /** The best shot from where a ship stands. */
  dealtFrom(ship: Ship, means: Means = this.meansOf(ship)): number {
    return this.dealt({ ship, pose: ship.pose, base: this.base(ship) }, means);
  }

  /** What the enemies may do to a ship there; not all of them will shoot at it. */
  taken(ship: Ship, base: ConvexPolygon, means: Means): number {
    return this.#takenFrom(this.#enemies, ship, base, means);
  }

  /** The same of those who have yet to have their turn. */
  stillTaken(ship: Ship, means: Means): number {
    const coming = this.#enemies.filter((enemy) => !enemy.ship.acted);
    return this.#takenFrom(coming, ship, this.base(ship), means);
  }

  #takenFrom(enemies: readonly Guess<Ship>[], ship: Ship, base: ConvexPolygon, means: Means): number {
    const target = { ship, pose: ship.pose, base };
    let sum = 0;
    for (const enemy of enemies)
      sum += enemy.weight * this.#edition.damage(enemy, target, this.meansOf(enemy.ship), means);
    return sum * 0.6;
  }

  /** How many enemies may stand within reach of a place, less the friends there now; who drops it flies on. */
  crowd(from: Ship, { x, y }: Pose, reach: number): number {
    let sum = 0;
    for (const { base, weight } of this.#enemies) if (distanceToPoint(base, x, y) <= reach) sum += weight;
    for (const friend of this.#friendsOf(from)) if (distanceToPoint(this.base(friend), x, y) <= reach) sum -= 0.5;
    return sum;
  }

  /** What a mine there may bring: enemies that fly or end on it, and those it lies in wait for; less friends on it. */
  mined(from: Ship, shapes: readonly ConvexPolygon[]): number {
    const meets = (base: ConvexPolygon, ground: Ground) =>
      shapes.some((shape) => overlaps(shape, base) || groundOverlaps(ground, shape));
    let sum = 0;
    for (const { base, ground, weight } of this.#enemies) if (meets(base, ground)) sum += weight * 1.4;
    for (const ship of this.view.ships) {
      if (this.isEnemy(ship) && shapes.some((shape) => withinDistance(shape, this.base(ship), 200))) sum += 0.15;
    }
    for (const friend of this.#friendsOf(from)) if (meets(this.base(friend), [])) sum -= 1.4;
    return sum;
  }

  #friendsOf({ id }: Ship): Ship[] {
    return this.view.ships.filter((ship) => ship.seat === this.seat && ship.place === 'play' && ship.id !== id);
  }

  /** Whether a base lies on an obstacle. */
  onRock(base: ConvexPolygon): boolean {
    return this.#rocks.some((pieces) => pieces.some((piece) => overlaps(piece, base)));
  }

  /** How many obstacles a template lies on. */
  rocksUnder(ground: Ground): number {
    return this.#rocks.filter((pieces) => pieces.some((piece) => groundOverlaps(ground, piece))).length;
  }

  /** Whether a base would overlap another ship as it stands now. */
  occupied(base: ConvexPolygon, except: string): Ship | undefined {
    return this.view.ships.find(
      (other) => other.id !== except && other.place === 'play' && overlaps(base, this.base(other)),
    );
  }

  /** Out of everybody's reach, nearer is better. */
  #approach(pose: Pose, dealt: number): number {
    if (dealt > 0 || this.#enemies.length === 0) return 0;
    let least = Number.POSITIVE_INFINITY;
    for (const enemy of this.#enemies) {
      const ahead = facing(pose, enemy.pose);
      least = Math.min(least, lengthOf(enemy.pose.x - pose.x, enemy.pose.y - pose.y) * (1.5 - ahead / 2));
    }
    return -least / 400;
  }

  #here(ship: Ship): Guess<Ship> {
    return { ship, pose: ship.pose, base: this.base(ship), ground: [], weight: 1 };
  }

  /** An enemy that has yet to move: a few of its maneuvers, each as likely. */
  #guesses(ship: Ship): Guess<Ship>[] {
    const poses = this.#edition
      .likelyManeuvers(ship)
      .flatMap(({ speed, bearing }) => fullFlights(this.sizeOf(ship), ship.pose, speed, bearing).slice(0, 1))
      .map(({ pose, ground }) => ({ pose, ground, base: this.base(ship, pose) }))
      .filter(({ base }) => isInsidePlayArea(this.view, base));
    if (poses.length === 0) return [this.#here(ship)];
    return poses.map(({ pose, base, ground }) => ({ ship, pose, base, ground, weight: 1 / poses.length }));
  }
}

/** 1 when a pose looks straight at a place, -1 when it looks away. */
function facing(pose: Pose, at: Pose): number {
  const dx = at.x - pose.x;
  const dy = at.y - pose.y;
  const length = lengthOf(dx, dy) || 1;
  const turn = (pose.heading * Math.PI) / 180;
  return (dx * Math.sin(turn) + dy * Math.cos(turn)) / length;
}
