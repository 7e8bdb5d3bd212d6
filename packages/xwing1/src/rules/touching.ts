import type { Pose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { touchesBase, touchingPlaces } from '@rangefinder/xwing';
import { place } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { bombAt, bombBeyond } from './bombshapes.ts';

function whyNotTouching(t: XTable, ship: Ship, bomb: string, pose: Pose, rule: RuleId): Violation | undefined {
  return touchesBase(t, ship, bombAt(t.cards.bomb(bomb), pose)) ? undefined : refuse(rule, 'must-touch-ship');
}

/** A player chooses where a bomb token touches a ship; part of it may be outside the play area (xw1.bombs.13). */
export function* placeTouching(t: XTable, ship: Ship, bomb: string, rule: RuleId): Procedure<Pose> {
  const facts = t.cards.bomb(bomb);
  const whyNot = (pose: Pose) => whyNotTouching(t, ship, bomb, pose, rule);
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-bomb-touching',
    rule,
    about: { ship: ship.id, bomb },
    pieces: [bomb],
    candidates: touchingPlaces(
      t,
      ship,
      (end) => bombBeyond(facts, end),
      (pose) => !whyNot(pose),
    ),
    check: ([pose]) => (pose ? whyNot(pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) throw new Error('A bomb is placed somewhere.');
  return pose;
}
