import { cos, type Pose, sin, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { isBesideVehicle, placesBeside } from '../battlefield/boarding.ts';
import { cohesionTerms, type Spot } from '../battlefield/cohesion.ts';
import { proposeCohesion } from '../battlefield/formation.ts';
import { type Miniature, miniatureAt, type Scene } from '../battlefield/model.ts';
import { checkStanding } from '../battlefield/standing.ts';
import { refuse, refuseWrong } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { tokenShapes } from './markers.ts';
import { placeOthers, placesOf, put } from './placing.ts';
import { passengersOf } from './transported.ts';

const RULE: RuleId = 'legion.transported-closed.13';

/** Units that a defeated vehicle transported stand beside it before it is removed (legion.transported-closed.13). Answers who. */
export function* abandon(t: LTable, carrier: Unit): Procedure<readonly Unit[]> {
  const passengers = passengersOf(t, carrier);
  if (carrier.minis.length === 0) return passengers;
  for (const unit of passengers) yield* setDown(t, unit, carrier);
  return passengers;
}

interface Standing {
  readonly leader: Miniature;
  readonly others: readonly Spot[];
}

/** A leader in contact with the vehicle and the others in cohesion; in a crowd wherever there is room, the nearest first. */
function* setDown(t: LTable, unit: Unit, carrier: Unit): Procedure<void> {
  const vehicle = t.miniature(carrier, t.leader(carrier));
  const own = t.figure(unit, t.leader(unit));
  const isThere = (pose: Pose) => 'leader' in stands(t, unit, pose, vehicle);
  const open = placesBeside(own, vehicle).filter(isThere);
  if (open.length === 0) {
    const free = ringsAbout(vehicle).find((pose) => 'leader' in stands(t, unit, pose, null));
    if (free) yield* putDownAt(t, unit, free, null);
    return;
  }
  const { poses } = yield* place({
    seat: unit.seat,
    topic: 'disembark',
    rule: RULE,
    about: { unit: unit.id },
    pieces: [own.id],
    candidates: open.map((pose, i) => ({ key: `beside-${i + 1}`, poses: [pose] })),
    check: ([pose]) => {
      const standing = pose ? stands(t, unit, pose, vehicle) : refuse(RULE, 'not-in-contact');
      return 'leader' in standing ? undefined : standing;
    },
  });
  for (const pose of poses) yield* putDownAt(t, unit, pose, vehicle);
}

function* putDownAt(t: LTable, unit: Unit, pose: Pose, vehicle: Miniature | null): Procedure<void> {
  const standing = stands(t, unit, pose, vehicle);
  if (!('leader' in standing)) return;
  unit.place = 'play';
  unit.carrier = null;
  const { leader, others } = standing;
  put(t, unit, [{ mini: leader.id, pose: leader.pose, on: leader.on }, ...others]);
  t.changed();
  put(t, unit, yield* placeOthers(t, unit, others, { enemy: null, terms: termsOf(t) }, RULE));
  t.emit({ type: 'moved', rule: RULE, unit: unit.id, how: 'disembark', speed: 0, minis: placesOf(unit) });
}

function termsOf(t: LTable) {
  return cohesionTerms({ tokens: tokenShapes(t) });
}

/** Whether a leader may stand at a pose, in contact with the vehicle where there is one, with room for the others. */
function stands(t: LTable, unit: Unit, pose: Pose, vehicle: Miniature | null): Standing | Violation {
  const [own, ...others] = unit.minis.map((mini) => t.figure(unit, mini));
  if (!own) return refuse(RULE, 'no-room');
  const scene: Scene = t.scene;
  const { spot, wrong } = checkStanding(scene, own, pose, tokenShapes(t));
  if (!spot) return refuseWrong(wrong);
  if (vehicle && !isBesideVehicle(own, spot, vehicle)) return refuse(RULE, 'not-in-contact');
  const leader = miniatureAt(own, spot.pose, spot.on, spot.z);
  const proposed = proposeCohesion(scene, leader, others, termsOf(t), 'quick');
  return proposed ? { leader, others: proposed } : refuse(RULE, 'no-room');
}

/** Places ever further from a vehicle, all round. */
function ringsAbout({ pose: { x, y, heading }, base }: Miniature): readonly Pose[] {
  const poses: Pose[] = [];
  for (let far = base.length / 2; far < 1200; far += 25) {
    for (let turn = 0; turn < 360; turn += 15) {
      poses.push(snapPose({ x: x + far * sin(turn), y: y + far * cos(turn), heading }));
    }
  }
  return poses;
}
