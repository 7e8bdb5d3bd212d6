import { obstacleAt } from '@rangefinder/xwing';
import { expect, test } from 'vitest';
import { knownObstacle } from './known.ts';
import type { Obstacle } from './state.ts';

test('an obstacle that is moved lies where it was moved, and one of another token at the same place has its own outline', () => {
  const pose = { x: 300, y: 400, heading: 45 };
  const rock: Obstacle = { id: 'rock', kind: 'asteroid', token: 'coreasteroid5', pose, fuses: 0 };
  const cloud: Obstacle = { id: 'cloud', kind: 'debris-cloud', token: 'coreasteroid0', pose, fuses: 0 };
  for (const obstacle of [rock, cloud, rock]) {
    expect(knownObstacle(obstacle).pieces(obstacle)).toEqual(obstacleAt(obstacle.token, pose));
  }
  rock.pose = { x: 500, y: 400, heading: 0 };
  expect(knownObstacle(rock).pieces(rock)).toEqual(obstacleAt(rock.token, rock.pose));
});
