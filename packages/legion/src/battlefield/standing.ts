import type { Pose, Shape } from '@rangefinder/geometry';
import { checkEnding } from './ending.ts';
import { type Miniature, miniatureAt, type Scene } from './model.ts';
import { moveOf } from './moves.ts';
import { standingAt } from './scene.ts';
import { vicinityOf } from './vicinity.ts';
import type { Wrong } from './wrong.ts';

export type CheckedStanding =
  | { readonly spot: { readonly pose: Pose; readonly on: string | null; readonly z: number }; readonly wrong: null }
  | { readonly spot: null; readonly wrong: Wrong };

/**
 * Whether a miniature may be put down at a pose, wherever it comes from: on the surface there, free, touching no enemy.
 * legion.movement.24, .25
 */
export function checkStanding(scene: Scene, mini: Miniature, pose: Pose, tokens: readonly Shape[]): CheckedStanding {
  const under = standingAt(scene.parts, pose.x, pose.y);
  const level = { on: under?.id ?? null, z: under?.top ?? 0 };
  const placed = miniatureAt(mini, pose, level.on, level.z);
  const licence = moveOf('standard', 1);
  const v = vicinityOf(scene, placed, licence, pose, 1);
  const ending = checkEnding(v, pose, level, { melee: [], tokens, pushes: false });
  return 'code' in ending ? { spot: null, wrong: ending } : { spot: { pose, ...level }, wrong: null };
}
