import type { Seat } from '@rangefinder/kernel';
import type { Objective, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Thrown when an objective is met: whatever was being resolved, the game is over (xw1.winning.4). */
export class ObjectiveMet extends Error {
  readonly winner: Seat;

  constructor(winner: Seat) {
    super(`Seat ${winner} has achieved its objective.`);
    this.winner = winner;
  }
}

/** A ship has left the table: the game ends at once if that was somebody's objective. */
export function checkObjectives({ state }: XTable, ship: Ship, how: Objective['kind']): void {
  const met = state.mission?.objectives.find((objective) => objective.ship === ship.id && objective.kind === how);
  if (met) throw new ObjectiveMet(met.seat);
}
