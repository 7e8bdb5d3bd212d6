import type { ConvexPolygon } from '@rangefinder/geometry';
import type { ArcLines } from '../arc.ts';
import type { BaseSize } from '../base.ts';
import { nearestThrough } from '../measuring.ts';
import { BAND, rangeBand } from '../range.ts';
import { rangeDice, type ShotWeapon } from '../shots.ts';
import type { Standing } from './outlook.ts';

/** No weapon reaches further. */
const REACH = 3 * BAND;

/** Whether two bases are clearly too far apart for any shot: their middles tell. */
export function isOutOfReach(base: ConvexPolygon, target: ConvexPolygon): boolean {
  const dx = base.x - target.x;
  const dy = base.y - target.y;
  const reach = REACH + base.outer + target.outer;
  return dx * dx + dy * dy > reach * reach;
}

/** The most that any of these weapons would do from a place; `damage` says what so many dice are worth. */
export function bestShot(
  lines: ArcLines,
  size: BaseSize,
  { pose, base }: Pick<Standing<unknown>, 'pose' | 'base'>,
  target: ConvexPolygon,
  weapons: readonly ShotWeapon[],
  damage: (attackDice: number, moreDefenseDice: number) => number,
): number {
  let best = 0;
  for (const { arcs, dice, range: reaches, rangeBonus } of weapons) {
    const line = nearestThrough(lines, size, pose, base, arcs, target);
    if (!line) continue;
    const range = rangeBand(line.distance);
    if (range > reaches[1] || range < reaches[0]) continue;
    const shot = { rangeBonus, range };
    best = Math.max(best, damage(dice + rangeDice(shot, 'attack'), rangeDice(shot, 'defense')));
  }
  return best;
}
