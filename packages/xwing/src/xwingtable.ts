import type { ConvexPolygon, Pose } from '@rangefinder/geometry';
import type { GameEvent, Plain, Seat, Table } from '@rangefinder/kernel';
import { ATTACK_DIE, type AttackFace } from './dice.ts';
import { Field, type FieldShip } from './field.ts';
import { knownObstacle, type LyingObstacle } from './laid.ts';

/** What the state of a match has in both editions. */
export interface SharedState<Ship, Obstacle> {
  /** The side of the square play area, in millimetres. */
  readonly playArea: number;
  readonly firstPlayer: Seat;
  readonly ships: Ship[];
  readonly obstacles: Obstacle[];
}

/**
 * The table as the rules of an edition see it: the state, and what follows from it. `Gathered` is how an edition keeps the
 * abilities in play.
 */
export abstract class XwingTable<
  Ship extends FieldShip,
  Obstacle extends LyingObstacle,
  State extends SharedState<Ship, Obstacle> & Plain,
  Event extends GameEvent,
  Gathered,
> extends Field<Ship, Obstacle> {
  readonly kernel: Table<State, Event>;
  readonly state: State;
  /** Null: to be gathered anew. */
  protected gathered: Gathered | null = null;

  constructor(kernel: Table<State, Event>) {
    super();
    this.kernel = kernel;
    this.state = kernel.state;
  }

  protected abstract gather(): Gathered;

  get ships(): readonly Ship[] {
    return this.state.ships;
  }

  get obstacles(): readonly Obstacle[] {
    return this.state.obstacles;
  }

  get playArea(): number {
    return this.state.playArea;
  }

  emit(event: Event): void {
    this.kernel.emit(event);
  }

  /** Rolls attack dice that belong to nobody's attack (obstacles, bombs, who goes first). */
  rollAttackDice(count: number): AttackFace[] {
    return this.kernel.roll('dice', ATTACK_DIE, count);
  }

  /** Every ability in play. Made anew after `changed`. */
  get abilities(): Gathered {
    this.gathered ??= this.gather();
    return this.gathered;
  }

  /** Cards came or went, or were turned: abilities must be gathered anew. */
  changed(): void {
    this.gathered = null;
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

  /** Puts an obstacle on the table; what is known of it comes with it, so that all of them have one shape. */
  addObstacle(obstacle: Obstacle): void {
    knownObstacle(obstacle);
    this.state.obstacles.push(obstacle);
  }

  /** An obstacle lies elsewhere from now on: another one of its id takes its place. */
  replaceObstacle(obstacle: Obstacle): void {
    const { obstacles } = this.state;
    knownObstacle(obstacle);
    for (let index = 0; index < obstacles.length; index++) {
      if (obstacles[index]?.id === obstacle.id) obstacles[index] = obstacle;
    }
  }

  /** The order in which players resolve what is theirs. */
  playerOrder(): readonly Seat[] {
    return [this.state.firstPlayer, 1 - this.state.firstPlayer];
  }
}

/** Where tokens lie, found out once for each pose. */
export class LaidTokens {
  readonly #laid = new Map<string, { readonly pose: Pose; readonly pieces: readonly ConvexPolygon[] }>();

  of(id: string, pose: Pose, lay: () => readonly ConvexPolygon[]): readonly ConvexPolygon[] {
    const before = this.#laid.get(id);
    if (before && before.pose === pose) return before.pieces;
    const pieces = lay();
    this.#laid.set(id, { pose, pieces });
    return pieces;
  }
}
