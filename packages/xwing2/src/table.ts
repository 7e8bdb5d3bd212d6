import type { Body, ConvexPolygon, Pose } from '@rangefinder/geometry';
import { convexHull, placed } from '@rangefinder/geometry';
import { Abilities, NOTHING, type Procedure, type Table } from '@rangefinder/kernel';
import { type BaseSize, LaidTokens, type Locker, XwingTable } from '@rangefinder/xwing';
import type { Holder, XHooks } from './abilities.ts';
import { type PilotCard, remotePilot } from './card.ts';
import type { Catalog, Edition } from './edition.ts';
import type { XwingEvent } from './events.ts';
import { known } from './known.ts';
import { newShip } from './newship.ts';
import { deviceAt } from './rules/deviceshapes.ts';
import { ARC_LINES } from './rules/measure.ts';
import { AbilityQueue } from './rules/queue.ts';
import { abilitySources, lendsAbilities } from './sources.ts';
import type { Device, Feature, Obstacle, Ship, XwingState } from './state.ts';

/** xw2.faq-cards.90: during setup only abilities that name a moment of it are set off. */
const SETUP_WINDOWS: readonly string[] = ['before-placing-forces', 'after-placing-forces', 'prepare-components'];

const EAR: readonly (readonly [number, number])[] = [
  [15.1, 18],
  [18, 15.1],
];
/** A mission marker: 36 by 36 mm with cut corners. */
const MARKER = convexHull(
  EAR.flatMap(([x, y]) => [1, -1].flatMap((a) => [1, -1].map((b) => ({ x: a * x, y: b * y })))),
);

/** The outline of a mission marker on the table, to which range is measured (xw2.missions.terms.2). */
export function markerAt(pose: Pose): ConvexPolygon {
  return placed(MARKER, pose);
}

/** Places for markers are laid out once for all matches (missions/features.ts), so most poses come again. */
const LAID_MARKERS = new WeakMap<Pose, ConvexPolygon>();

type Gathered = Abilities<XTable, Holder, XHooks>;

/**
 * The table as the rules of this game see it: the state, and what follows from it. Where ships are, who is friendly
 * (xw2.friendly.1, .3, .5, xw2.allied.2, .4) or an enemy (xw2.enemy.1), none of them ever a remote
 * (xw2.attacking-remotes.2), ranges (xw2.range.2, .8 to .10, .12, .14, xw2.missions.terms.1) and contact
 * (xw2.range.13, .15, .16) are the field's; players resolve what is theirs in player order (xw2.player-order.1, .2).
 */
export class XTable extends XwingTable<Ship, Obstacle, XwingState, XwingEvent, Gathered> {
  readonly edition: Edition;
  readonly arcLines = ARC_LINES;
  /** The cards of the edition that is played. */
  readonly cards: Catalog;
  readonly queue: AbilityQueue;
  /** xw2.range.12, .13: physical contact, however it came about. */
  readonly touching = 'contact';
  readonly #devices = new LaidTokens();
  readonly #remotes = new Map<string, Ship>();

  constructor(kernel: Table<XwingState, XwingEvent>, edition: Edition) {
    super(kernel);
    this.edition = edition;
    this.cards = edition.cards;
    this.queue = new AbilityQueue(this);
  }

  protected gather(): Gathered {
    return new Abilities(this, abilitySources(this));
  }

  /** Whoever can have locks: ships, and remotes (xw2.using-remotes.5). */
  get lockers(): readonly Locker[] {
    return [...this.state.ships, ...this.state.devices];
  }

  /** A ship left the game with all its cards. */
  left(ship: Ship): void {
    if (lendsAbilities(this, ship)) this.changed();
    else this.gathered?.drop((self) => self.ship === ship);
  }

  /** Sets off whatever waits for this moment and resolves it by the ability queue. */
  window<W extends keyof XHooks['windows'] & string>(window: W, moment: XHooks['windows'][W]): Procedure<void> {
    if (this.state.phase === 'setup' && !SETUP_WINDOWS.includes(window)) return NOTHING;
    return this.queue.window(window, moment);
  }

  override ship(id: string): Ship {
    const ship = this.findShip(id) ?? this.#remoteAsShip(id);
    if (!ship) throw new Error(`There is no ship "${id}".`);
    return ship;
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

  /** The base of a ship: what range and arcs are measured to. */
  base(ship: Ship): ConvexPolygon {
    return known(ship, this.cards).base(ship);
  }

  /** The base with its guides: what overlaps (xw2.guides.2). */
  body(ship: Ship): Body {
    return known(ship, this.cards).body(ship);
  }

  /** The shape of a device on the table. */
  device({ id, device, pose }: Device): readonly ConvexPolygon[] {
    return this.#devices.of(id, pose, () => deviceAt(this.cards.device(device), pose));
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
}
