import type { Body, ConvexPolygon, Pose } from '@rangefinder/geometry';
import { keepOn } from '@rangefinder/kernel';
import { baseAt, bodyAt, obstacleAt, obstacleCore, obstacleReach } from '@rangefinder/xwing';
import { isRemotePilot, type PilotCard } from './cards/card.ts';
import type { Catalog } from './edition.ts';
import { deviceAt } from './rules/deviceshapes.ts';
import type { Obstacle, Ship } from './state.ts';

/**
 * What follows from a ship in the state, found out once: its card, and where its base lies. The rules ask for them a
 * thousand times a match. It hangs on the ship under a symbol, so that neither JSON nor copies of the state see it.
 */
export class KnownShip {
  /** The card of its pilot. */
  readonly card: PilotCard;
  #pose: Pose | null = null;
  #base: ConvexPolygon | null = null;
  #body: Body | null = null;

  readonly #cards: Catalog;

  constructor(pilot: string, cards: Catalog) {
    this.#cards = cards;
    this.card = cards.pilot(pilot);
  }

  /** The base: what range and arcs are measured to. */
  base({ pilot, pose }: Ship): ConvexPolygon {
    if (this.#base !== null && this.#pose === pose) return this.#base;
    const { id, size } = this.card.type;
    const [outline] = isRemotePilot(pilot) ? deviceAt(this.#cards.device(id), pose) : [];
    this.#pose = pose;
    this.#body = null;
    this.#base = outline ?? baseAt(size, pose);
    return this.#base;
  }

  /** The base with its guides: what overlaps (xw2.guides.2). */
  body(ship: Ship): Body {
    if (this.#pose !== ship.pose) this.base(ship);
    this.#body ??= bodyAt(this.card.type.size, ship.pose);
    return this.#body;
  }
}

const KNOWN = Symbol('known');

/** What is known of a ship. */
export function known(ship: Ship & { readonly [KNOWN]?: KnownShip }, cards: Catalog): KnownShip {
  return ship[KNOWN] ?? keepOn(ship, KNOWN, new KnownShip(ship.pilot, cards));
}

/** What follows from an obstacle in the state, in the same way. */
export class KnownObstacle {
  /** No point of it lies further from its middle. */
  readonly reach: number;
  /** Radius of a circle about its middle that lies on it. */
  readonly core: number;
  #pose: Pose | null = null;
  #pieces: readonly ConvexPolygon[] = [];

  constructor(token: string) {
    this.reach = obstacleReach(token);
    this.core = obstacleCore(token);
  }

  /** Its convex pieces on the table. */
  pieces({ token, pose }: Obstacle): readonly ConvexPolygon[] {
    if (this.#pose !== pose) {
      this.#pose = pose;
      this.#pieces = laidPieces(token, pose);
    }
    return this.#pieces;
  }
}

/** Places for obstacles are laid out once for all matches (obstacleplaces.ts), so most poses come again. */
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
export function knownObstacle(obstacle: Obstacle & { readonly [KNOWN_OBSTACLE]?: KnownObstacle }): KnownObstacle {
  return obstacle[KNOWN_OBSTACLE] ?? keepOn(obstacle, KNOWN_OBSTACLE, new KnownObstacle(obstacle.token));
}
