import type { Body, ConvexPolygon, Pose } from '@rangefinder/geometry';
import { Abilities, NOTHING, type Procedure, type Seat, type Table } from '@rangefinder/kernel';
import { ATTACK_DIE, type AttackFace, type BaseSize, bodyOverlaps, Field, knownObstacle } from '@rangefinder/xwing';
import type { Holder, XHooks } from './abilities.ts';
import type { PilotCard } from './card.ts';
import type { Catalog, Edition } from './edition.ts';
import type { XwingEvent } from './events.ts';
import { known } from './known.ts';
import { bombAt } from './rules/bombshapes.ts';
import { ARC_LINES } from './rules/measure.ts';
import { resolveTriggered } from './rules/triggers.ts';
import { abilitySources } from './sources.ts';
import type { Bomb, Obstacle, Ship, XwingState } from './state.ts';

/** The table as the rules of this game see it: the state, and what follows from it. */
export class XTable extends Field<Ship, Obstacle> {
  readonly kernel: Table<XwingState, XwingEvent>;
  readonly state: XwingState;
  readonly edition: Edition;
  readonly arcLines = ARC_LINES;
  readonly cards: Catalog;
  /** xw1.touching.1: only ships of which one overlapped the other. */
  readonly touching = 'overlap';
  readonly #bombs = new Map<string, { pose: Pose; pieces: readonly ConvexPolygon[] }>();
  #abilities: Abilities<XTable, Holder, XHooks> | null = null;

  constructor(kernel: Table<XwingState, XwingEvent>, edition: Edition) {
    super();
    this.kernel = kernel;
    this.state = kernel.state;
    this.edition = edition;
    this.cards = edition.cards;
  }

  get ships(): readonly Ship[] {
    return this.state.ships;
  }

  /** Whoever can have locks. */
  get lockers(): readonly Ship[] {
    return this.state.ships;
  }

  get obstacles(): readonly Obstacle[] {
    return this.state.obstacles;
  }

  get playArea(): number {
    return this.state.playArea;
  }

  emit(event: XwingEvent): void {
    this.kernel.emit(event);
  }

  /** Rolls attack dice that belong to nobody's attack. */
  rollAttackDice(count: number): AttackFace[] {
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

  /** Sets off whatever waits for this moment and resolves it. */
  window<W extends keyof XHooks['windows'] & string>(window: W, moment: XHooks['windows'][W]): Procedure<void> {
    const { abilities } = this;
    // Most moments set off nothing.
    if (!abilities.listens(window)) return NOTHING;
    const triggered = abilities.triggered(window, moment);
    return triggered.length === 0 ? NOTHING : resolveTriggered(this, triggered);
  }

  ship(id: string): Ship {
    const ship = this.findShip(id);
    if (!ship) throw new Error(`There is no ship "${id}".`);
    return ship;
  }

  findShip(id: string): Ship | undefined {
    for (const ship of this.state.ships) if (ship.id === id) return ship;
    return undefined;
  }

  pilot(ship: Ship): PilotCard {
    return known(ship, this.cards).card;
  }

  sizeOf(ship: Ship): BaseSize {
    return known(ship, this.cards).card.type.size;
  }

  base(ship: Ship): ConvexPolygon {
    return known(ship, this.cards).base(ship);
  }

  body(ship: Ship): Body {
    return known(ship, this.cards).body(ship);
  }

  /** There is no range 0: a ship is at range 1 of itself and of those it touches (xw1.range.11, .12). */
  override range(a: Ship, b: Ship): number {
    return Math.max(1, super.range(a, b));
  }

  /** xw1.range.9 */
  override rangeTo(ship: Ship, pieces: readonly ConvexPolygon[]): number {
    return Math.max(1, super.rangeTo(ship, pieces));
  }

  /** Whether a ship's base lies on an obstacle (xw1.obstacles.4). */
  isOn(ship: Ship, obstacle: Obstacle): boolean {
    return bodyOverlaps(this.body(ship), this.obstacle(obstacle));
  }

  /** Puts an obstacle on the table; what is known of it comes with it, so that all of them have one shape. */
  addObstacle(obstacle: Obstacle): void {
    knownObstacle(obstacle);
    this.state.obstacles.push(obstacle);
  }

  /** The shape of a bomb token on the table. */
  bomb(bomb: Bomb): readonly ConvexPolygon[] {
    const before = this.#bombs.get(bomb.id);
    if (before && before.pose === bomb.pose) return before.pieces;
    const pieces = bombAt(this.cards.bomb(bomb.bomb), bomb.pose);
    this.#bombs.set(bomb.id, { pose: bomb.pose, pieces });
    return pieces;
  }

  /** Whose turn it is first where both players have something to resolve (xw1.initiative.6). */
  playerOrder(): readonly Seat[] {
    return [this.state.firstPlayer, 1 - this.state.firstPlayer];
  }
}
