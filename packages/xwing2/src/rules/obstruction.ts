import { crosses, segment } from '@rangefinder/geometry';
import type { Blocker } from '@rangefinder/xwing';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** The ships an attack is measured through (xw2.obstructed.1); it matters only to abilities (xw2.obstructed.2). */
export function obstructingShips(t: XTable, { attacker, defender, line }: Attack): Ship[] {
  const measured = segment(line.ax, line.ay, line.bx, line.by);
  return t.inPlay().filter((ship) => ship.id !== attacker && ship.id !== defender && crosses(t.base(ship), measured));
}

/**
 * Only obstacles matter to an attack in their way (xw2.obstructed.2, .3), mission markers never
 * (xw2.missions.feature.3).
 */
export function blockers(t: XTable): readonly Blocker[] {
  return t.state.obstacles.map((obstacle) => ({ id: obstacle.id, pieces: t.obstacle(obstacle) }));
}
