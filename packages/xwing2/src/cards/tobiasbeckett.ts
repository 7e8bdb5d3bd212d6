import { boundingBox } from '@rangefinder/geometry';
import { type Candidate, type Pose, type Procedure, pickOne, place, type Violation } from '@rangefinder/kernel';
import { obstacleAt } from '@rangefinder/xwing';
import { at, type CardAbility } from '../abilities.ts';
import type { Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

const RULE = 'xw2.abilities.1';

/** Beyond range 2 of edges and ships, beyond range 1 of other obstacles. */
function whyNotThere(table: XTable, moved: Obstacle, pose: Pose): Violation | undefined {
  const { playArea, obstacles, ships } = table.state;
  for (const piece of obstacleAt(moved.token, pose)) {
    const { minX, minY, maxX, maxY } = boundingBox(piece);
    if (minX <= 200 || minY <= 200 || maxX >= playArea - 200 || maxY >= playArea - 200)
      return { rule: RULE, why: 'It must be beyond range 2 of every edge.' };
    for (const ship of ships) {
      if (ship.place === 'play' && table.isWithin(2, piece, table.base(ship)))
        return { rule: RULE, why: 'It must be beyond range 2 of every ship.' };
    }
    for (const other of obstacles) {
      if (other !== moved && table.obstacle(other).some((part) => table.isWithin(1, piece, part)))
        return { rule: RULE, why: 'It must be beyond range 1 of other obstacles.' };
    }
  }
  return undefined;
}

const LINES = [250, 310, 370, 430, 490, 550, 610, 670];
const PLACES: readonly Candidate[] = LINES.flatMap((y) =>
  LINES.map((x) => ({ key: `at:${x},${y}`, poses: [{ x, y, heading: 0 }] })),
);

function isLegal(table: XTable, obstacle: Obstacle, { poses: [pose] }: Candidate): boolean {
  return pose !== undefined && !whyNotThere(table, obstacle, pose);
}

function* moveObstacle(table: XTable, ship: Ship, obstacle: Obstacle): Procedure<void> {
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-obstacle',
    rule: RULE,
    about: { ship: ship.id, obstacle: obstacle.id },
    pieces: [obstacle.token],
    candidates: PLACES.filter((one) => isLegal(table, obstacle, one)),
    check: ([pose]) => (pose ? whyNotThere(table, obstacle, pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  obstacle.pose = pose;
  table.emit({ type: 'obstacle-placed', rule: RULE, seat: ship.seat, obstacle: obstacle.id, pose });
}

/** Tobias Beckett: once forces are placed, an obstacle may be moved. */
export const MOVES_OBSTACLE: CardAbility = at('after-placing-forces', {
  rule: RULE,
  optional: false,
  *effect({ table, self: { ship, card } }) {
    const movable = table.state.obstacles.filter((obstacle) => PLACES.some((one) => isLegal(table, obstacle, one)));
    if (movable.length === 0) return;
    const { obstacle } = yield* pickOne({
      seat: ship.seat,
      topic: 'choose-obstacle',
      rule: RULE,
      about: { ship: ship.id, card },
      options: [...movable.map((one) => ({ key: one.id, obstacle: one })), { key: 'none', obstacle: null }],
    });
    if (obstacle) yield* moveObstacle(table, ship, obstacle);
  },
});
