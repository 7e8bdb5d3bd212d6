import { disc, placedShape } from '@rangefinder/geometry';
import type { Pose, Procedure, Seat, Violation } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { cohesionTerms } from '../battlefield/cohesion.ts';
import { proposeCohesion } from '../battlefield/formation.ts';
import type { Miniature } from '../battlefield/model.ts';
import { checkStanding } from '../battlefield/standing.ts';
import type { Zone } from '../card.ts';
import { refuse, refuseWrong } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { tokenShapes } from './markers.ts';
import { placeOthers, placesOf, put } from './placing.ts';
import { isInZone, zonesOf } from './zones.ts';

/** A unit is placed in its player's zone: the leader, then the others (legion.deployment.7 to .11). */
export function* deployUnit(t: LTable, unit: Unit): Procedure<void> {
  const zones = zonesOf(t, unit.seat);
  const spots = candidateSpots(t, unit, zones);
  if (spots.length === 0) {
    // A table too full for a unit: it stays out of the game.
    unit.memory['comes-later'] = 1;
    return;
  }
  const leader = t.leader(unit);
  const { poses } = yield* place({
    seat: unit.seat,
    topic: 'deploy-leader',
    rule: 'legion.deployment.7',
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: spots.map((pose, i) => ({ key: `spot-${i + 1}`, poses: [pose] })),
    check: ([pose]) => {
      const standing = pose ? stands(t, unit, zones, pose) : refuse('legion.deployment.7', 'outside-zone');
      return 'leader' in standing ? undefined : standing;
    },
  });
  const [pose] = poses;
  const standing = pose && stands(t, unit, zones, pose);
  if (!standing || !('leader' in standing)) return;
  leader.pose = standing.leader.pose;
  leader.on = standing.leader.on;
  unit.place = 'play';
  t.shifted();
  const terms = deployTerms(t, zones);
  const others = yield* placeOthers(t, unit, standing.others, { enemy: null, terms }, 'legion.deployment.10');
  put(t, unit, others);
  t.changed();
  t.emit({ type: 'deployed', rule: 'legion.deployment.7', unit: unit.id, minis: placesOf(unit) });
  yield* t.window('unit-deployed', { unit });
}

function deployTerms(t: LTable, zones: readonly Zone[]) {
  return cohesionTerms({ zone: (base) => isInZone(zones, base), tokens: tokenShapes(t) });
}

interface Standing {
  readonly leader: Miniature;
  readonly others: NonNullable<ReturnType<typeof proposeCohesion>>;
}

/** Whether a unit may be deployed with its leader at a pose. */
function stands(t: LTable, unit: Unit, zones: readonly Zone[], pose: Pose): Standing | Violation {
  const [leader, ...others] = t.miniatures(unit);
  if (!leader) throw new Error(`Nobody is left of ${unit.id}.`);
  if (!isInZone(zones, placedShape(leader.base.shape, pose))) return refuse('legion.deployment.8', 'outside-zone');
  const { spot, wrong } = checkStanding(t.scene, leader, pose, tokenShapes(t));
  if (!spot) return refuseWrong(wrong);
  const placed = { ...leader, ...spot };
  const proposed = proposeCohesion(t.scene, placed, others, deployTerms(t, zones));
  return proposed ? { leader: placed, others: proposed } : refuse('legion.deployment.10', 'no-room');
}

const STEP = 150;

/** Places all over the zones, facing the enemy. */
function candidateSpots(t: LTable, unit: Unit, zones: readonly Zone[]): readonly Pose[] {
  const { width, depth } = t.state;
  const heading = facing(t, unit.seat);
  const radius = t.facts(unit).base.length / 2 + 1;
  const spots: Pose[] = [];
  for (let y = radius; y <= depth - radius; y += STEP) {
    for (let x = radius; x <= width - radius; x += STEP) {
      const pose = { x, y, heading };
      if (!isInZone(zones, disc(x, y, radius))) continue;
      if ('leader' in stands(t, unit, zones, pose)) spots.push(pose);
    }
  }
  return spots;
}

/** Towards the other long edge. */
export function facing(t: LTable, seat: Seat): number {
  return t.state.players[seat === 0 ? 0 : 1].edge === 'near' ? 0 : 180;
}
