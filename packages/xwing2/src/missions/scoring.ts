import { NOTHING, type Pose, type Procedure, type Violation } from '@rangefinder/kernel';
import { refuse } from '../refusals.ts';
import type { ActionChoice } from '../rules/actions.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import type { LeavingRule } from './mission.ts';
import { score } from './points.ts';

/** Objectives and scenario actions exist from this round on (xw2.missions.score.2, xw2.missions.action.4). */
const FIRST_ROUND = 2;

/** xw2.missions.score.3: a ship destroyed or removed gives its points to the opponent at once. */
export function scoreDestroyed(t: XTable, ship: Ship): void {
  const { points, rule } = t.edition.missions[t.state.mission].shipPoints?.(t, ship) ?? {
    points: t.pilot(ship).cost,
    rule: 'xw2.missions.score.3',
  };
  score(t, 1 - ship.seat, points, 'destroyed', rule);
}

/** Objectives, scored at the start of the End Phase from the second round on (xw2.missions.score.2). */
export function scoreObjectives(t: XTable): void {
  if (t.state.round < FIRST_ROUND) return;
  for (const { seat, points, why, rule } of t.edition.missions[t.state.mission].objectives?.(t) ?? [])
    score(t, seat, points, why, rule);
}

/**
 * Scenario actions a ship has in its own Perform Action step, in all else actions like any (xw2.missions.action.1 to
 * .3).
 */
export function scenarioActions(t: XTable): readonly ActionChoice[] {
  return t.edition.missions[t.state.mission].actions;
}

const TOO_EARLY = refuse('xw2.missions.action.4', 'from-second-round');

/** Which rule of the mission keeps a ship from an action. */
export function missionForbids(t: XTable, ship: Ship, action: string): Violation | undefined {
  const tooEarly = t.state.round < FIRST_ROUND && scenarioActions(t).some(({ key }) => key === action);
  return tooEarly ? TOO_EARLY : t.edition.missions[t.state.mission].forbids?.(ship, action);
}

/** A ship lost a shield or was dealt a damage card, by whatever. */
export function healthLost(t: XTable, ship: Ship): void {
  t.edition.missions[t.state.mission].healthLost?.(t, ship);
}

/** What a mission does to a ship that suffered damage. */
export function afterDamage(t: XTable, ship: Ship, kind: 'hit' | 'crit'): Procedure<void> {
  return (kind === 'crit' ? t.edition.missions[t.state.mission].critSuffered?.(t, ship) : undefined) ?? NOTHING;
}

/** What a mission does at the end of a ship's activation. */
export function afterActivation(t: XTable, ship: Ship): Procedure<void> {
  return t.edition.missions[t.state.mission].activationEnds?.(t, ship) ?? NOTHING;
}

/** What a mission does when a ship is destroyed, flees, or goes into reserve. */
export function whenLeaving(t: XTable, ship: Ship, from: Pose, rule: LeavingRule): Procedure<void> {
  return t.edition.missions[t.state.mission].leaves?.(t, ship, from, rule) ?? NOTHING;
}
