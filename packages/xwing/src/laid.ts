import type { Body, ConvexPolygon, Pose } from '@rangefinder/geometry';
import { keepOn } from '@rangefinder/kernel';
import { type BaseSize, baseAt, bodyAt } from './base.ts';
import { obstacleAt, obstacleCore, obstacleReach } from './obstacles.ts';

/** Where a base lies, found out once for each pose: the rules ask a thousand times a match. */
export class LaidBase {
  #pose: Pose | null = null;
  #base: ConvexPolygon | null = null;
  #body: Body | null = null;

  /** The base: what range and arcs are measured to. What is no base brings its own outline. */
  laidBase(size: BaseSize, pose: Pose, outline?: (pose: Pose) => ConvexPolygon | undefined): ConvexPolygon {
    if (this.#base !== null && this.#pose === pose) return this.#base;
    this.#pose = pose;
    this.#body = null;
    this.#base = outline?.(pose) ?? baseAt(size, pose);
    return this.#base;
  }

  /** The base with its guides: what overlaps. */
  laidBody(size: BaseSize, pose: Pose): Body {
    if (this.#pose !== pose) {
      this.#pose = pose;
      this.#base = null;
      this.#body = null;
    }
    this.#body ??= bodyAt(size, pose);
    return this.#body;
  }
}

/** An obstacle as it lies: a token at a pose. One that is moved is another obstacle of the same id. */
export interface LyingObstacle {
  readonly id: string;
  readonly token: string;
  readonly pose: Pose;
}

/** What follows from an obstacle in the state. It hangs on it under a symbol, so that neither JSON nor copies see it. */
export class KnownObstacle {
  /** No point of it lies further from its middle. */
  readonly reach: number;
  /** Radius of a circle about its middle that lies on it. */
  readonly core: number;
  /** Its convex pieces on the table. */
  readonly pieces: readonly ConvexPolygon[];

  constructor({ token, pose }: LyingObstacle) {
    this.reach = obstacleReach(token);
    this.core = obstacleCore(token);
    this.pieces = laidPieces(token, pose);
  }
}

/** Places for obstacles are laid out once for all matches, so most poses come again. */
const LAID = new WeakMap<Pose, { readonly token: string; readonly pieces: readonly ConvexPolygon[] }>();

function laidPieces(token: string, pose: Pose): readonly ConvexPolygon[] {
  const before = LAID.get(pose);
  if (before?.token === token) return before.pieces;
  const pieces = obstacleAt(token, pose);
  LAID.set(pose, { token, pieces });
  return pieces;
}

const KNOWN_OBSTACLE = Symbol('known');

/** What is known of an obstacle. */
export function knownObstacle(obstacle: LyingObstacle & { readonly [KNOWN_OBSTACLE]?: KnownObstacle }): KnownObstacle {
  return obstacle[KNOWN_OBSTACLE] ?? keepOn(obstacle, KNOWN_OBSTACLE, new KnownObstacle(obstacle));
}
