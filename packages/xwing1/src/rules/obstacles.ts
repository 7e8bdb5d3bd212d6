import { NOTHING, type Procedure, type RuleId } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import type { Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { sufferDamage } from './damage.ts';
import { rollAttackDice } from './roll.ts';
import { gainToken } from './tokens.ts';

/*
 * What an obstacle does to a ship that moved through it or overlapped it with a maneuver comes in two parts: at once, and
 * after the Perform Action step.
 */

/** Whether a ship ignores an obstacle: when it moves, or when it attacks from on top of it. */
export function ignoresObstacle(t: XTable, ship: Ship, obstacle: Obstacle, how: 'move' | 'attack'): boolean {
  return t.abilities.ask('ignores-obstacle', { ship, obstacle, how }, false);
}

/** An obstacle leaves the play area. */
export function removeObstacle(t: XTable, obstacle: Obstacle, rule: RuleId = RULE): void {
  const index = t.state.obstacles.indexOf(obstacle);
  if (index < 0) return;
  t.state.obstacles.splice(index, 1);
  t.emit({ type: 'obstacle-removed', rule, obstacle: obstacle.id });
}

/** Right after Check Pilot Stress: an asteroid costs the action step (xw1.obstacles.2), debris gives stress (xw1.obstacles.5). */
export function* enterObstacle(t: XTable, ship: Ship, obstacle: Obstacle): Procedure<void> {
  if (obstacle.kind === 'asteroid') ship.skipsAction = true;
  else yield* gainToken(t, ship, 'stress', 1, { rule: 'xw1.obstacles.5', by: 1 - ship.seat });
}

/** After the action step: one die for each, from the start outward (xw1.obstacles.3, .6, .14). */
export function rollForCrossed(t: XTable, ship: Ship): Procedure<void> {
  return ship.crossed.length === 0 ? NOTHING : rollForEach(t, ship);
}

function* rollForEach(t: XTable, ship: Ship): Procedure<void> {
  for (const id of ship.crossed.splice(0)) {
    const obstacle = t.state.obstacles.find((one) => one.id === id);
    if (obstacle && ship.place === 'play') yield* rollForObstacle(t, ship, obstacle);
  }
}

/** The die of an obstacle: an asteroid hurts by hit and crit, debris by crit alone. */
export function* rollForObstacle(t: XTable, ship: Ship, obstacle: Obstacle): Procedure<void> {
  const { kind } = obstacle;
  const rule = kind === 'asteroid' ? 'xw1.obstacles.3' : 'xw1.obstacles.6';
  const [rolled = 'blank'] = yield* rollAttackDice(t, ship, 1, 'obstacle', rule);
  const face = t.abilities.ask('obstacle-die', { ship, obstacle }, rolled);
  if (face === 'crit' || (face === 'hit' && kind === 'asteroid')) yield* sufferDamage(t, ship, face, 1, { rule });
}

/** xw1.obstacles.4, .7: the asteroids a ship stands on, from where it cannot attack; debris does not matter. */
export function asteroidsUnder(t: XTable, ship: Ship): readonly Obstacle[] {
  return t.state.obstacles.filter(
    (obstacle) =>
      obstacle.kind === 'asteroid' && t.isOn(ship, obstacle) && !ignoresObstacle(t, ship, obstacle, 'attack'),
  );
}
