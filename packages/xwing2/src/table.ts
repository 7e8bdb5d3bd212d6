import type { Body, ConvexPolygon, Pose } from '@rangefinder/geometry';
import { convexHull, distanceBetween, leastDistance, lengthOf, placed, withinDistance } from '@rangefinder/geometry';
import { Abilities, NOTHING, type Procedure, type Seat, type Table } from '@rangefinder/kernel';
import { ATTACK_DIE, type BaseSize, bodyOverlaps, rangeBand } from '@rangefinder/xwing';
import type { Holder, XHooks } from './abilities.ts';
import { type PilotCard, remotePilot } from './cards/card.ts';
import type { Catalog, Edition } from './edition.ts';
import type { XwingEvent } from './events.ts';
import { known, knownObstacle } from './known.ts';
import { newShip } from './newship.ts';
import { deviceAt } from './rules/deviceshapes.ts';
import { AbilityQueue } from './rules/queue.ts';
import { abilitySources, lendsAbilities } from './sources.ts';
import type { AttackResult, Device, Feature, Obstacle, Ship, XwingState } from './state.ts';

/** Objects closer than this touch (see the rulings). */
export const CONTACT = 0.1;

/** xw2.faq-cards.90: during setup only abilities that name a moment of it are set off. */
const SETUP_WINDOWS: readonly string[] = ['before-placing-forces', 'after-placing-forces', 'prepare-components'];

/** How far guides stick out of a base, at most. */
const GUIDES = 3;

const EAR: readonly (readonly [number, number])[] = [
  [15.1, 18],
  [18, 15.1],
];
/** A mission marker: 36 by 36 mm with cut corners. */
const MARKER = convexHull(
  EAR.flatMap(([x, y]) => [1, -1].flatMap((a) => [1, -1].map((b) => ({ x: a * x, y: b * y })))),
);

/** The outline of a mission marker on the table. */
export function markerAt(pose: Pose): ConvexPolygon {
  return placed(MARKER, pose);
}

/** Places for markers are laid out once for all matches (missions/features.ts), so most poses come again. */
const LAID_MARKERS = new WeakMap<Pose, ConvexPolygon>();

/** The table as the rules of this game see it: the state, and what follows from it. */
export class XTable {
  readonly kernel: Table<XwingState, XwingEvent>;
  readonly state: XwingState;
  readonly edition: Edition;
  /** The cards of the edition that is played. */
  readonly cards: Catalog;
  readonly queue: AbilityQueue;
  readonly #devices = new Map<string, { pose: Pose; pieces: readonly ConvexPolygon[] }>();
  readonly #remotes = new Map<string, Ship>();
  #abilities: Abilities<XTable, Holder, XHooks> | null = null;

  constructor(kernel: Table<XwingState, XwingEvent>, edition: Edition) {
    this.kernel = kernel;
    this.state = kernel.state;
    this.edition = edition;
    this.cards = edition.cards;
    this.queue = new AbilityQueue(this);
  }

  emit(event: XwingEvent): void {
    this.kernel.emit(event);
  }

  /** Rolls attack dice that belong to nobody's attack (obstacles, devices). */
  rollAttackDice(count: number): AttackResult[] {
    return this.kernel.roll('dice', ATTACK_DIE, count);
  }

  /** Every ability in play. Made anew after `changed`. */
  get abilities(): Abilities<XTable, Holder, XHooks> {
    this.#abilities ??= new Abilities<XTable, Holder, XHooks>(this, abilitySources(this));
    return this.#abilities;
  }

  /** Cards came or went, or were turned: abilities must be gathered anew. */
  changed(): void {
    this.#abilities = null;
  }

  /** A ship left the game with all its cards. */
  left(ship: Ship): void {
    if (lendsAbilities(this, ship)) this.changed();
    else this.#abilities?.drop((self) => self.ship === ship);
  }

  /** Sets off whatever waits for this moment and resolves it by the ability queue. */
  window<W extends keyof XHooks['windows'] & string>(window: W, moment: XHooks['windows'][W]): Procedure<void> {
    if (this.state.phase === 'setup' && !SETUP_WINDOWS.includes(window)) return NOTHING;
    return this.queue.window(window, moment);
  }

  ship(id: string): Ship {
    const ship = this.findShip(id) ?? this.#remoteAsShip(id);
    if (!ship) throw new Error(`There is no ship "${id}".`);
    return ship;
  }

  findShip(id: string): Ship | undefined {
    for (const ship of this.state.ships) if (ship.id === id) return ship;
    return undefined;
  }

  /**
   * A remote as attacks see it (xw2.attacking-remotes.1): a ship that is not in play, so that nothing gives it tokens or
   * actions (xw2.using-remotes.3, .4). It outlives the remote, for what still asks about an attack on it.
   */
  #remoteAsShip(id: string): Ship | undefined {
    const device = this.findDevice(id);
    if (!device || !this.isRemote(device)) return this.#remotes.get(id);
    let ship = this.#remotes.get(id);
    if (!ship) {
      ship = newShip(this.cards, id, device.seat, remotePilot(device.device), []);
      this.#remotes.set(id, ship);
    }
    ship.pose = device.pose;
    ship.contingent = this.findShip(device.source)?.contingent ?? 0;
    return ship;
  }

  findDevice(id: string): Device | undefined {
    return this.state.devices.find((device) => device.id === id);
  }

  pilot(ship: Ship): PilotCard {
    return known(ship, this.cards).card;
  }

  sizeOf(ship: Ship): BaseSize {
    return known(ship, this.cards).card.type.size;
  }

  /** Ships on the table, destroyed ones that are not removed yet among them. */
  inPlay(): Ship[] {
    return this.state.ships.filter(({ place }) => place === 'play');
  }

  /** Ships on the table that belong to the other player. */
  enemiesOf(seat: Seat): Ship[] {
    return this.state.ships.filter((ship) => ship.place === 'play' && ship.seat !== seat);
  }

  /** Ships on the table that belong to this player; or those friendly to this ship, itself among them (xw2.friendly.1, .5). */
  friendsOf(of: Seat | Ship): Ship[] {
    return this.state.ships.filter(
      (ship) => ship.place === 'play' && (typeof of === 'number' ? ship.seat === of : this.isFriendly(of, ship)),
    );
  }

  /** Whether two ships are friendly to each other, as a ship is to itself; allied ones are not (xw2.allied.4). */
  isFriendly(a: Ship, b: Ship | undefined): b is Ship {
    return b !== undefined && a.seat === b.seat && a.contingent === b.contingent;
  }

  /** The base of a ship: what range and arcs are measured to. */
  base(ship: Ship): ConvexPolygon {
    return known(ship, this.cards).base(ship);
  }

  /** The base with its guides: what overlaps (xw2.guides.2). */
  body(ship: Ship): Body {
    return known(ship, this.cards).body(ship);
  }

  /** Puts an obstacle on the table; what is known of it comes with it, so that all of them have one shape. */
  addObstacle(obstacle: Obstacle): void {
    knownObstacle(obstacle);
    this.state.obstacles.push(obstacle);
  }

  /** The pieces of an obstacle. */
  obstacle(obstacle: Obstacle): readonly ConvexPolygon[] {
    return knownObstacle(obstacle).pieces(obstacle);
  }

  /** Range between two ships: 0 in contact, else the band (xw2.range.2, .12). */
  range(a: Ship, b: Ship): number {
    if (a === b) return 0;
    if (a.contact.includes(b.id)) return 0;
    return bandOf(distanceBetween(this.base(a), this.base(b)));
  }

  /** Range from a ship to any object by its shapes. On top of it, if only with its guides, it is 0 (xw2.range.14). */
  rangeTo(ship: Ship, pieces: readonly ConvexPolygon[]): number {
    const least = leastDistance(this.base(ship), pieces);
    return least < GUIDES && bodyOverlaps(this.body(ship), pieces) ? 0 : bandOf(least);
  }

  /** Whether a ship is at range 0 of an obstacle: on top of it, or touching (xw2.range.14). */
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
    return withinDistance(a, b, band === 0 ? CONTACT : band * 100);
  }

  /** The shape of a device on the table. */
  device(device: Device): readonly ConvexPolygon[] {
    const known = this.#devices.get(device.id);
    if (known && known.pose === device.pose) return known.pieces;
    const pieces = deviceAt(this.cards.device(device.device), device.pose);
    this.#devices.set(device.id, { pose: device.pose, pieces });
    return pieces;
  }

  /** The outline of a mission marker. */
  feature(feature: Feature): ConvexPolygon {
    let outline = LAID_MARKERS.get(feature.pose);
    if (!outline) {
      outline = markerAt(feature.pose);
      LAID_MARKERS.set(feature.pose, outline);
    }
    return outline;
  }

  /** Whether a device is a remote: a unit that can be attacked. */
  isRemote(device: Device): boolean {
    return this.cards.remote(device.device) !== undefined;
  }

  /** The order in which players resolve what is theirs (xw2.player-order.2). */
  playerOrder(): readonly Seat[] {
    return [this.state.firstPlayer, 1 - this.state.firstPlayer];
  }
}

function bandOf(distance: number): number {
  return distance <= CONTACT ? 0 : rangeBand(distance);
}
