import { checkSpot, circleOf, cohesionTerms } from '../../src/battlefield/cohesion.ts';
import { standingAt } from '../../src/battlefield/scene.ts';
import { checkStanding } from '../../src/battlefield/standing.ts';
import type { Wrong, WrongCode } from '../../src/battlefield/wrong.ts';
import { tokenShapes } from '../../src/rules/markers.ts';
import type { Unit } from '../../src/state.ts';
import type { LTable } from '../../src/table.ts';
import { type Draft, tableOf } from './draft.ts';

/** A unit of which somebody stands where play would not lead to. */
export interface Fault {
  readonly unit: string;
  readonly wrong: Wrong;
}

/** What no play leads to. Contact with an enemy, or a place that is hard to reach, may have come about. */
const IMPOSSIBLE: readonly WrongCode[] = ['off-battlefield', 'overlaps-terrain', 'overlaps-base', 'out-of-cohesion'];

/** Where the rules would not let somebody stand, a unit at a time. */
export function faultsOf(draft: Draft): readonly Fault[] {
  const t = tableOf(draft);
  return t.present.flatMap((unit) => {
    const wrong = wrongWith(t, unit);
    return wrong ? [{ unit: unit.id, wrong }] : [];
  });
}

function wrongWith(t: LTable, unit: Unit): Wrong | null {
  const [leader, ...others] = t.miniatures(unit);
  if (!leader) return null;
  const tokens = tokenShapes(t);
  // Below a roof one stands on the ground: only the highest surface is looked at here.
  const isOnTop = standingAt(t.parts, leader.pose.x, leader.pose.y)?.id === (leader.on ?? undefined);
  const { wrong } = checkStanding(t.scene, leader, leader.pose, tokens);
  if (wrong && isOnTop && IMPOSSIBLE.includes(wrong.code)) return wrong;
  const melee = t.enemiesOf(unit.seat).map(({ id }) => id);
  const terms = cohesionTerms({ tokens, melee });
  for (const mini of others) {
    const spot = checkSpot(circleOf(t.scene, leader, mini, terms), mini.pose);
    if ('code' in spot && IMPOSSIBLE.includes(spot.code)) return spot;
  }
  return null;
}
