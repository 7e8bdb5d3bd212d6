import type { Pose } from '@rangefinder/geometry';
import { compose, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { isInsidePlayArea } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { place } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { bombAt } from './bombshapes.ts';

/** How far apart the places are that are offered as they are, in millimetres; any other may be said. */
const STEP = 60;

/** Which rule a place for a bomb, or for the whole set, would break: in the play area, beyond range 3 of enemy ships. */
function whyNotBeyond(t: XTable, ship: Ship, bomb: string, pose: Pose, rule: RuleId): Violation | undefined {
  const facts = t.cards.bomb(bomb);
  const poses = [pose, ...facts.beside.map((beside) => snapPose(compose(pose, beside)))];
  const pieces = poses.flatMap((one) => bombAt(facts, one));
  if (!pieces.every((piece) => isInsidePlayArea(t.state, piece))) return refuse(rule, 'leaves-play-area');
  return t.enemiesOf(ship.seat).some((enemy) => t.rangeTo(enemy, pieces) <= 3)
    ? refuse(rule, 'enemy-too-near')
    : undefined;
}

/** A player chooses where a bomb lies beyond range 3 of all enemy ships; null where there is no such place. */
export function* placeBeyond(t: XTable, ship: Ship, bomb: string, rule: RuleId = RULE): Procedure<Pose | null> {
  const whyNot = (pose: Pose) => whyNotBeyond(t, ship, bomb, pose, rule);
  const candidates: { key: string; poses: Pose[] }[] = [];
  for (let y = STEP; y < t.playArea; y += STEP) {
    for (let x = STEP; x < t.playArea; x += STEP) {
      const pose = { x, y, heading: 0 };
      if (!whyNot(pose)) candidates.push({ key: `at:${x},${y}`, poses: [pose] });
    }
  }
  if (candidates.length === 0) return null;
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-bomb-beyond',
    rule,
    about: { ship: ship.id, bomb },
    pieces: [bomb],
    candidates,
    check: ([pose]) => (pose ? whyNot(pose) : undefined),
  });
  return poses[0] ?? null;
}
