import type { Procedure, Violation } from '@rangefinder/kernel';
import { isNearEdge, isNearObstacle, isNearShip, type LaidToken, layToken } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import { pickOne, place } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { refuse } from '../../../refusals.ts';
import { moveObstacle } from '../../../rules/placedobstacles.ts';
import type { Obstacle, Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** Beyond range 2 of edges and ships, beyond range 1 of other obstacles. */
function whyNotThere(table: XTable, moved: Obstacle, laid: LaidToken): Violation | undefined {
  const { playArea, obstacles, ships } = table.state;
  if (isNearEdge(playArea, laid.pieces)) return refuse(RULE, 'edge-too-near');
  if (ships.some((ship) => ship.place === 'play' && isNearShip(table, laid, ship)))
    return refuse(RULE, 'ship-too-near');
  if (obstacles.some((other) => other !== moved && isNearObstacle(table, laid, other)))
    return refuse(RULE, 'obstacle-too-near');
  return undefined;
}

const LINES = [250, 310, 370, 430, 490, 550, 610, 670];
const GRIDS = new Map<string, readonly LaidToken[]>();

/** A token on every place it could be moved to: the same in every match. */
function placesOf(token: string): readonly LaidToken[] {
  let grid = GRIDS.get(token);
  if (!grid) {
    grid = LINES.flatMap((y) => LINES.map((x) => layToken(token, { x, y, heading: 0 })));
    GRIDS.set(token, grid);
  }
  return grid;
}

function isMovable(table: XTable, obstacle: Obstacle): boolean {
  return placesOf(obstacle.token).some((laid) => !whyNotThere(table, obstacle, laid));
}

function* mayMove(table: XTable, ship: Ship, obstacle: Obstacle): Procedure<void> {
  const free = placesOf(obstacle.token).filter((laid) => !whyNotThere(table, obstacle, laid));
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-obstacle',
    rule: RULE,
    about: { ship: ship.id, obstacle: obstacle.id },
    pieces: [obstacle.token],
    candidates: free.map(({ candidate }) => candidate),
    check: ([pose]) => (pose ? whyNotThere(table, obstacle, layToken(obstacle.token, pose)) : undefined),
  });
  const [pose] = poses;
  if (pose) moveObstacle(table, obstacle, pose, ship.seat);
}

export const TOBIAS_BECKETT: UpgradeFacts = {
  id: 'tobiasbeckett',
  name: 'Tobias Beckett',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: false,
  text: 'After forces are placed you may move an obstacle: anywhere beyond range 2 of edges and ships, with no other obstacle at range 0-1 of it.',
  abilities: [
    at('after-placing-forces', {
      optional: false,
      *effect({ table, self: { ship, card } }) {
        const movable = table.state.obstacles.filter((obstacle) => isMovable(table, obstacle));
        if (movable.length === 0) return;
        const { obstacle } = yield* pickOne({
          seat: ship.seat,
          topic: 'choose-obstacle',
          rule: RULE,
          about: { ship: ship.id, card },
          options: [
            ...movable.map((one) => ({ key: one.id, about: { piece: one.id }, obstacle: one })),
            { key: 'none' as const, obstacle: null },
          ],
        });
        if (obstacle) yield* mayMove(table, ship, obstacle);
      },
    }),
  ],
};
