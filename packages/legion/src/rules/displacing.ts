import type { Procedure, Seat } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import {
  checkDisplaced,
  checkDisplacedLeader,
  placeDisplaced,
  placeDisplacedLeader,
} from '../battlefield/displacement.ts';
import { without } from '../battlefield/scene.ts';
import { refuseWrong } from '../refusals.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { carryClaimed } from './claiming.ts';
import { tokenShapes } from './markers.ts';
import { placesOf, put } from './placing.ts';
import { gainToken } from './tokens.ts';

/**
 * Miniatures that were pushed aside are put back by the player who did not move (legion.displacement.8 to .17): all leaders
 * first, then those who follow them (legion.cohesion.8).
 * legion.suppression.16, .17
 */
export function* displace(
  t: LTable,
  by: Pick<Unit, 'id' | 'seat'>,
  minis: readonly string[],
  mover: Seat = by.seat,
): Procedure<void> {
  if (minis.length === 0) return;
  const pushed = t.present.filter((unit) => unit.minis.some(({ id }) => minis.includes(id)));
  let waiting = minis;
  for (const unit of pushed) {
    const leader = t.leader(unit).id;
    if (!minis.includes(leader)) continue;
    yield* putBackLeader(t, 1 - mover, unit, waiting);
    waiting = waiting.filter((id) => id !== leader);
  }
  for (const unit of pushed) {
    const isOwn = (id: string) => unit.minis.some((mini) => mini.id === id);
    const others = waiting.filter((id) => !isOwn(id));
    const isLed = minis.includes(t.leader(unit).id);
    yield* putBackOthers(t, 1 - mover, unit, { minis: waiting.filter(isOwn), isLed, aside: others });
    waiting = others;
    yield* carryClaimed(t, unit);
    t.emit({ type: 'displaced', rule: 'legion.displacement.10', unit: unit.id, by: by.id, minis: placesOf(unit) });
  }
  for (const unit of pushed) {
    if (unit.memory['activation:displaced']) continue; // legion.displacement.17
    unit.memory['activation:displaced'] = 1;
    yield* gainToken(t, unit, 'suppression', 1, 'legion.displacement.16');
  }
  for (const unit of pushed) yield* t.window('displaced', { unit, by: by.id });
}

/** A leader stands within a speed-1 move of where it stood, wherever the opponent of the mover likes (legion.displacement.12). */
function* putBackLeader(t: LTable, seat: Seat, unit: Unit, aside: readonly string[]): Procedure<void> {
  const leader = t.miniature(unit, t.leader(unit));
  const scene = without(t.scene, aside);
  const tokens = tokenShapes(t, unit); // legion.objective-tokens.2
  const spot = placeDisplacedLeader(scene, leader, tokens);
  if (!spot) return;
  const { poses } = yield* place({
    seat,
    topic: 'displace',
    rule: 'legion.displacement.12',
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: [{ key: 'nearest', poses: [spot.pose] }],
    check: ([pose]) => {
      const { wrong } = checkDisplacedLeader(scene, leader, pose ?? spot.pose, tokens);
      return wrong ? refuseWrong(wrong) : undefined;
    },
  });
  put(t, unit, [checkDisplacedLeader(scene, leader, poses[0] ?? spot.pose, tokens).spot ?? spot]);
}

/** Those of a unit who wait to be put back, whether their leader was pushed aside too, and those of other units who wait as well. */
interface PushedAside {
  readonly minis: readonly string[];
  readonly isLed: boolean;
  readonly aside: readonly string[];
}

/** The others who were pushed aside or lost their leader (legion.displacement.11, .13). */
function* putBackOthers(t: LTable, seat: Seat, unit: Unit, { minis, isLed, aside }: PushedAside): Procedure<void> {
  const scene = without(t.scene, aside);
  const all = t.miniatures(unit);
  const [leader] = all;
  const tokens = tokenShapes(t, unit);
  const spots = placeDisplaced(scene, all, minis, isLed, tokens);
  if (!leader || spots.length === 0) return;
  const moving = spots.flatMap(({ mini }) => all.filter(({ id }) => id === mini));
  const staying = all.filter((mini) => mini !== leader && !moving.includes(mini));
  const { poses } = yield* place({
    seat,
    topic: 'displace',
    rule: 'legion.displacement.10',
    about: { unit: unit.id },
    pieces: spots.map(({ mini }) => mini),
    candidates: [{ key: 'formation', poses: spots.map(({ pose }) => pose) }],
    check: (poses) => {
      const { wrong } = checkDisplaced(scene, leader, moving, staying, poses, tokens);
      return wrong ? refuseWrong(wrong) : undefined;
    },
  });
  put(t, unit, checkDisplaced(scene, leader, moving, staying, poses, tokens).spots ?? spots);
}
