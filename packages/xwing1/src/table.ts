import type { Body, ConvexPolygon } from '@rangefinder/geometry';
import { Abilities, NOTHING, type Procedure, type Table } from '@rangefinder/kernel';
import { type BaseSize, bodyOverlaps, LaidTokens, XwingTable } from '@rangefinder/xwing';
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

type Gathered = Abilities<XTable, Holder, XHooks>;

/**
 * The table as the rules of this game see it: the state, and what follows from it. Where both players have something to
 * resolve, the one with initiative goes first (xw1.initiative.6).
 */
export class XTable extends XwingTable<Ship, Obstacle, XwingState, XwingEvent, Gathered> {
  readonly edition: Edition;
  readonly arcLines = ARC_LINES;
  readonly cards: Catalog;
  /** xw1.touching.1: only ships of which one overlapped the other. */
  readonly touching = 'overlap';
  readonly #bombs = new LaidTokens();

  constructor(kernel: Table<XwingState, XwingEvent>, edition: Edition) {
    super(kernel);
    this.edition = edition;
    this.cards = edition.cards;
  }

  protected gather(): Gathered {
    return new Abilities(this, abilitySources(this));
  }

  /** Whoever can have locks. */
  get lockers(): readonly Ship[] {
    return this.state.ships;
  }

  /** Sets off whatever waits for this moment and resolves it. */
  window<W extends keyof XHooks['windows'] & string>(window: W, moment: XHooks['windows'][W]): Procedure<void> {
    const { abilities } = this;
    // Most moments set off nothing.
    if (!abilities.listens(window)) return NOTHING;
    const triggered = abilities.triggered(window, moment);
    return triggered.length === 0 ? NOTHING : resolveTriggered(this, triggered);
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

  /** The shape of a bomb token on the table. */
  bomb({ id, bomb, pose }: Bomb): readonly ConvexPolygon[] {
    return this.#bombs.of(id, pose, () => bombAt(this.cards.bomb(bomb), pose));
  }
}
