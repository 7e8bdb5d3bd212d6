import { type Pose, placedShape, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat, Violation } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import { place } from '../ask.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { isBesideVehicle, placesBeside } from '../battlefield/boarding.ts';
import { cohesionTerms, type Spot } from '../battlefield/cohesion.ts';
import { proposeCohesion } from '../battlefield/formation.ts';
import { BAND, type Miniature, miniatureAt, SLACK } from '../battlefield/model.ts';
import { gridAbout } from '../battlefield/nearby.ts';
import { isWithinRange } from '../battlefield/range.ts';
import { without } from '../battlefield/scene.ts';
import { checkStanding } from '../battlefield/standing.ts';
import { refuse, refuseWrong } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { carryClaimed } from './claiming.ts';
import { tokenShapes } from './markers.ts';
import { placeOthers, placesOf, put } from './placing.ts';

/** Places are offered so far apart. */
const STEP = 35;

interface Standing {
  readonly leader: Miniature;
  readonly others: readonly Spot[];
}

/**
 * A unit is lifted and set down, which is no move: its leader within range 1 and height 1 of where it stood (legion.range.18), in
 * contact with no enemy, the others in cohesion. It may stay where it is.
 */
export function* relocate(t: LTable, unit: Unit, by: Seat, rule: RuleId = RULE): Procedure<void> {
  const leader = t.leader(unit);
  const open = around(leader.pose).filter((pose) => 'leader' in standingAt(t, unit, pose, rule));
  if (open.length === 0) return;
  const { poses } = yield* place({
    seat: by,
    topic: 'set-down',
    rule,
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: open.map((pose) => ({ key: `at:${pose.x},${pose.y}`, poses: [pose] })),
    check: ([pose]) => {
      const standing = pose ? standingAt(t, unit, pose, rule) : refuse(rule, 'out-of-range');
      return 'leader' in standing ? undefined : standing;
    },
  });
  const [pose] = poses;
  const standing = pose && standingAt(t, unit, pose, rule);
  if (!standing || !('leader' in standing)) return;
  const { pose: end, on } = standing.leader;
  put(t, unit, [{ mini: leader.id, pose: end, on }, ...standing.others]);
  put(t, unit, yield* placeOthers(t, unit, standing.others, { enemy: null, terms: termsOf(t, unit), by }, rule));
  t.emit({ type: 'set-down', rule, unit: unit.id, minis: placesOf(unit) });
  yield* carryClaimed(t, unit);
}

function termsOf(t: LTable, unit: Unit) {
  return cohesionTerms({ tokens: tokenShapes(t, unit) });
}

/** All about a place, as far as range 1 goes, the nearest first. */
function around({ x, y, heading }: Pose): readonly Pose[] {
  const places = gridAbout({ x, y }, Math.ceil(BAND / STEP) * STEP, STEP, 'square');
  return Array.from(places, (at) => snapPose({ x: at.x, y: at.y, heading }));
}

function standingAt(t: LTable, unit: Unit, pose: Pose, rule: RuleId): Standing | Violation {
  const [own, ...others] = t.miniatures(unit);
  if (!own) return refuse(rule, 'no-room');
  if (!isWithinRange(footprintOf(own), placedShape(own.base.shape, pose), 1)) return refuse(rule, 'out-of-range');
  const scene = without(
    t.scene,
    unit.minis.map(({ id }) => id),
  );
  const { spot, wrong } = checkStanding(scene, own, pose, tokenShapes(t, unit));
  if (!spot) return refuseWrong(wrong);
  if (Math.abs(spot.z - own.z) > BAND + SLACK) return refuse(rule, 'out-of-range');
  const leader = miniatureAt(own, spot.pose, spot.on, spot.z);
  const proposed = proposeCohesion(scene, leader, others, termsOf(t, unit), 'quick');
  return proposed ? { leader, others: proposed } : refuse(rule, 'no-room');
}

/** The only miniature of a unit is set down in contact with another unit's, which is no move. */
export function* setDownBeside(t: LTable, unit: Unit, host: Unit, rule: RuleId = RULE): Procedure<void> {
  const open = placesInContact(t, unit, host, rule);
  if (open.length === 0) return;
  const leader = t.leader(unit);
  const { poses } = yield* place({
    seat: unit.seat,
    topic: 'set-down',
    rule,
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: open.map((pose) => ({ key: `at:${pose.x},${pose.y}`, poses: [pose] })),
    check: ([pose]) => {
      const standing = pose ? inContactAt(t, unit, host, pose, rule) : refuse(rule, 'not-in-contact');
      return 'pose' in standing ? undefined : standing;
    },
  });
  for (const pose of poses) {
    const standing = inContactAt(t, unit, host, pose, rule);
    if ('pose' in standing) put(t, unit, [{ mini: leader.id, ...standing }]);
  }
  t.changed(); // what depends on the contact
  t.emit({ type: 'set-down', rule, unit: unit.id, minis: placesOf(unit) });
  yield* carryClaimed(t, unit);
}

/** Places for a unit's miniature in contact with another unit's; where it stands, if that is one, comes first. */
export function placesInContact(t: LTable, unit: Unit, host: Unit, rule: RuleId = RULE): readonly Pose[] {
  const [own] = t.miniatures(unit);
  const [other] = t.miniatures(host);
  if (!own || !other) return [];
  const all = [own.pose, ...placesBeside(own, other)];
  return all.filter((pose) => 'pose' in inContactAt(t, unit, host, pose, rule));
}

function inContactAt(
  t: LTable,
  unit: Unit,
  host: Unit,
  pose: Pose,
  rule: RuleId,
): Pick<Spot, 'pose' | 'on'> | Violation {
  const [own] = t.miniatures(unit);
  const [other] = t.miniatures(host);
  if (!own || !other) return refuse(rule, 'no-room');
  const { spot, wrong } = checkStanding(without(t.scene, [own.id]), own, pose, tokenShapes(t, unit));
  if (!spot) return refuseWrong(wrong);
  return isBesideVehicle(own, spot, other) ? { pose: spot.pose, on: spot.on } : refuse(rule, 'not-in-contact');
}
