import type { Pose } from '@rangefinder/geometry';
import { compose, snapPose } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import {
  breakAllLocksOn,
  guidesOf,
  isInsidePlayArea,
  obstacleAt,
  placedObstacleToken,
  templateEnd,
} from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { type PlacementAbout, pickOne } from '../ask.ts';
import type { Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import type { Way } from './devices.ts';
import { obstacleEffect } from './obstacles.ts';
import { inPlayerOrder, shipsOn } from './units.ts';

/** A card places an obstacle (xw2.obstacles.29); each ship it lies under overlaps it (xw2.obstacles.30). */
export function* placeObstacle(
  t: XTable,
  seat: Seat,
  token: string,
  pose: Pose,
  fuses: number,
  rule: RuleId,
): Procedure<Obstacle> {
  const facts = placedObstacleToken(token);
  if (!facts) throw new Error(`No card places a "${token}".`);
  const obstacle: Obstacle = { id: `${token}-${++t.state.made}`, kind: facts.kind, token, pose, fuses };
  t.addObstacle(obstacle);
  t.emit({ type: 'obstacle-placed', rule, seat, obstacle: obstacle.id, pose });
  const over = shipsOn(t, t.obstacle(obstacle));
  for (const ship of yield* inPlayerOrder(t, over, obstacle.id, 'xw2.obstacles.30')) {
    yield* obstacleEffect(t, ship, obstacle, 'overlapped');
  }
  return obstacle;
}

/** An obstacle lies elsewhere from now on. */
export function moveObstacle(
  t: XTable,
  { id, kind, token, fuses }: Obstacle,
  pose: Pose,
  seat: Seat,
  rule: RuleId = RULE,
): void {
  t.replaceObstacle({ id, kind, token, pose, fuses });
  t.emit({ type: 'obstacle-placed', rule, seat, obstacle: id, pose });
}

/** Takes an obstacle away; a fused one loses a fuse marker instead (xw2.fuse-marker.3). Answers whether it is gone. */
export function removeObstacle(t: XTable, obstacle: Obstacle, rule: RuleId = RULE): boolean {
  if (obstacle.fuses > 0) {
    burnFuse(t, obstacle, 'xw2.fuse-marker.3');
    return false;
  }
  t.state.obstacles.splice(t.state.obstacles.indexOf(obstacle), 1);
  breakAllLocksOn(t, obstacle.id, rule);
  t.emit({ type: 'obstacle-removed', rule, obstacle: obstacle.id });
  return true;
}

function burnFuse(t: XTable, obstacle: Obstacle, rule: RuleId): void {
  obstacle.fuses--;
  t.emit({ type: 'fuse', rule, id: obstacle.id, left: obstacle.fuses });
}

/**
 * End Phase: blazes (xw2.annex-blazer-bomb.7) and electro-chaff clouds without a fuse go, then every other loses one.
 */
export function burnOut(t: XTable): void {
  for (const [kind, rule] of [
    ['blaze', 'xw2.blaze.3'],
    ['electro-chaff', 'xw2.annex-electro-chaff-cloud.6'],
  ] as const) {
    const burning = t.state.obstacles.filter((obstacle) => obstacle.kind === kind);
    for (const obstacle of burning) {
      if (obstacle.fuses === 0) removeObstacle(t, obstacle, rule);
      else burnFuse(t, obstacle, rule);
    }
  }
}

/** Where an obstacle lies that is set against the far end of a template, or between a ship's rear guides themselves. */
function placeOf(t: XTable, ship: Ship, token: string, way: Way | null): Pose {
  const end = way
    ? templateEnd(guidesOf(t, ship, way[0] === 'launch' ? 'front' : 'rear'), way[1])
    : guidesOf(t, ship, 'rear');
  return snapPose(compose(end, { x: 0, y: placedObstacleToken(token)?.offset ?? 0, heading: 0 }));
}

/**
 * Where a ship could place an obstacle, as it would a device (xw2.obstacles.29); no part may be outside the play area
 * (xw2.device.24). Without ways it goes between the ship's rear guides.
 */
export function obstaclePlacements(
  t: XTable,
  ship: Ship,
  token: string,
  ways: readonly Way[],
): { readonly key: string; readonly about: PlacementAbout }[] {
  const places =
    ways.length === 0
      ? [{ key: 'drop', about: { how: 'drop', template: null, pose: placeOf(t, ship, token, null) } }]
      : ways.map((way) => ({
          key: way.join(':'),
          about: { how: way[0], template: way[1], pose: placeOf(t, ship, token, way) },
        }));
  return places.filter(({ about: { pose } }) =>
    obstacleAt(token, pose).every((piece) => isInsidePlayArea(t.state, piece)),
  );
}

/** A ship places an obstacle from a card; null when it chose not to. The costs are the card's own affair. */
export function* chooseObstaclePlace(
  t: XTable,
  ship: Ship,
  token: string,
  ways: readonly Way[],
  rule: RuleId,
): Procedure<Pose | null> {
  const places = obstaclePlacements(t, ship, token, ways);
  if (places.length === 0) return null;
  const { about } = yield* pickOne({
    seat: ship.seat,
    topic: 'place-obstacle-from-card',
    rule,
    about: { ship: ship.id, obstacle: token },
    options: [...places, { key: 'none', about: undefined }],
  });
  return about?.pose ?? null;
}
