import { expect, test } from 'vitest';
import { knownObstacle } from './laid.ts';
import { obstacleAt } from './obstacles.ts';

test('obstacles of two tokens at the same place have outlines of their own', () => {
  const pose = { x: 300, y: 400, heading: 45 };
  const rock = { id: 'o', token: 'coreasteroid5', pose };
  const cloud = { id: 'o', token: 'coreasteroid0', pose };
  for (const obstacle of [rock, cloud, rock]) {
    expect(knownObstacle(obstacle).pieces).toEqual(obstacleAt(obstacle.token, pose));
  }
});
