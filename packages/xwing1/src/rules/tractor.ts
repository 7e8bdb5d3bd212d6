import { NOTHING, type Procedure, type Seat } from '@rangefinder/kernel';
import { boostTo, type Reposition } from '@rangefinder/xwing';
import { place } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { ignoresObstacle, rollForObstacle } from './obstacles.ts';
import { moveTo, rolling, rollWays, whyNotThere } from './reposition.ts';
import { gainToken } from './tokens.ts';

const TRACTORED = 'round:tractored';

/** xw1.tractor-beam.2, .4: the first time in a round a small ship may be moved by whoever assigned the token. */
export function tractored(t: XTable, ship: Ship, by: Seat): Procedure<void> {
  if (t.sizeOf(ship) !== 'small' || ship.memory[TRACTORED] === 1 || ship.place !== 'play') return NOTHING;
  ship.memory[TRACTORED] = 1;
  return mayMove(t, ship, by);
}

function* mayMove(t: XTable, ship: Ship, by: Seat): Procedure<void> {
  const ends: Reposition[] = [
    boostTo(t, ship, 'straight', 1),
    ...rollWays(t, ship, 'tractor').flatMap((way) => rolling(t, ship, way, 'tractor').ends),
  ].filter((end) => !whyNotThere(t, ship, end, 'tractor'));
  const stay = { key: 'none' as const, poses: [ship.pose] };
  const { candidate } = yield* place({
    seat: by,
    topic: 'tractor',
    rule: 'xw1.tractor-beam.2',
    about: { ship: ship.id },
    pieces: [ship.id],
    candidates: [...ends.map(({ key, about, pose }) => ({ key, about, poses: [pose] })), stay],
  });
  const end = ends.find(({ key }) => key === candidate);
  if (!end) return;
  yield* moveTo(t, ship, end, 'tractor', 'xw1.tractor-beam.2');
  yield* ontoObstacles(t, ship);
}

/** xw1.tractor-beam.3, .6 */
function* ontoObstacles(t: XTable, ship: Ship): Procedure<void> {
  for (const obstacle of t.state.obstacles) {
    if (ship.place !== 'play' || !t.isOn(ship, obstacle)) continue;
    if (ignoresObstacle(t, ship, obstacle, 'move')) continue;
    t.emit({
      type: 'obstacle-hit',
      rule: 'xw1.tractor-beam.3',
      ship: ship.id,
      obstacle: obstacle.id,
      how: 'overlapped',
    });
    if (obstacle.kind === 'debris-cloud') {
      yield* gainToken(t, ship, 'stress', 1, { rule: 'xw1.tractor-beam.6', by: 1 - ship.seat });
    }
    yield* rollForObstacle(t, ship, obstacle);
  }
}
