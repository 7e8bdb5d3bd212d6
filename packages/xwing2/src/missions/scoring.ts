import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import type { ActionChoice } from '../rules/actions.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Adds mission points; they are never lost again (xw2.missions.score.5). */
export function score(t: XTable, seat: Seat, points: number, why: string, rule: RuleId): void {
  if (points === 0) return;
  t.state.players[seat === 0 ? 0 : 1].score += points;
  t.emit({ type: 'score', rule, seat, points, why });
}

/** xw2.missions.score.3: a ship destroyed or removed gives its points to the opponent at once. */
export function scoreDestroyed(t: XTable, ship: Ship): void {
  score(t, 1 - ship.seat, t.pilot(ship).cost, 'destroyed', 'xw2.missions.score.3');
}

/** Objectives, scored at the start of the End Phase from the second round on (xw2.missions.score.2). */
export function scoreObjectives(_t: XTable): void {}

/** Scenario actions a ship has in its own Perform Action step (xw2.missions.action.1). */
export function scenarioActions(_t: XTable, _ship: Ship): ActionChoice[] {
  return [];
}

/** What a mission does to a ship that suffered damage. */
export function* afterDamage(_t: XTable, _ship: Ship, _kind: 'hit' | 'crit'): Procedure<void> {}

/** What a mission does at the end of a ship's activation. */
export function* afterActivation(_t: XTable, _ship: Ship): Procedure<void> {}
