import { expect, test } from 'vitest';
import { knownObstacle } from './laid.ts';
import { obstacleAt } from './obstacles.ts';

test('an obstacle that is moved lies where it was moved, and one of another token at the same place has its own outline', () => {
  const pose = { x: 300, y: 400, heading: 45 };
  const rock = { id: 'o', token: 'coreasteroid5', pose };
  const cloud = { id: 'o', token: 'coreasteroid0', pose };
  for (const obstacle of [rock, cloud, rock]) {
    expect(knownObstacle(obstacle).pieces(obstacle)).toEqual(obstacleAt(obstacle.token, pose));
  }
  rock.pose = { x: 500, y: 400, heading: 0 };
  expect(knownObstacle(rock).pieces(rock)).toEqual(obstacleAt(rock.token, rock.pose));
});
