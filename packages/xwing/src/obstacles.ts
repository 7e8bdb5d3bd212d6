import type { ConvexPolygon, Point, Pose } from '@rangefinder/geometry';
import { convexHull, furthestAlong, lengthOf, placed, turned, turnTo } from '@rangefinder/geometry';
import { obstacleToken, placedObstacleToken } from './obstacletokens.ts';
import { convexPieces } from './outline.ts';

/** What the outline of a token amounts to, in its own frame. */
interface Form {
  readonly pieces: readonly ConvexPolygon[];
  readonly hull: ConvexPolygon;
  readonly reach: number;
  readonly core: number;
}

const FORMS = new Map<string, Form>();

function formOf(id: string): Form {
  let form = FORMS.get(id);
  if (!form) {
    form = newForm(id);
    FORMS.set(id, form);
  }
  return form;
}

function newForm(id: string): Form {
  const token = obstacleToken(id) ?? placedObstacleToken(id);
  if (!token) throw new Error(`There is no obstacle "${id}".`);
  const { outline } = token;
  const pieces = convexPieces(outline);
  return {
    pieces,
    hull: convexHull(outline.map(([x, y]) => ({ x, y }))),
    reach: Math.max(...outline.map(([x, y]) => lengthOf(x, y))),
    core: Math.max(...pieces.map((piece) => piece.inner - lengthOf(piece.x, piece.y))),
  };
}

/** How far any point of an obstacle lies from its middle. */
export function obstacleReach(id: string): number {
  return formOf(id).reach;
}

/** Radius of a circle about the middle of an obstacle that lies on it; one that misses its middle by a bit has a negative one. */
export function obstacleCore(id: string): number {
  return formOf(id).core;
}

/** The point of an obstacle on the table that lies furthest in a direction. */
export function obstacleTip(id: string, pose: Pose, dx: number, dy: number): Point {
  turnTo(pose.heading);
  const { sine: s, cosine: c } = turned;
  const { x, y } = furthestAlong(formOf(id).hull, dx * c - dy * s, dx * s + dy * c);
  return { x: pose.x + x * c + y * s, y: pose.y - x * s + y * c };
}

/** The convex pieces of an obstacle on the table. */
export function obstacleAt(id: string, pose: Pose): readonly ConvexPolygon[] {
  const pieces: ConvexPolygon[] = [];
  for (const piece of formOf(id).pieces) pieces.push(placed(piece, pose));
  return pieces;
}
