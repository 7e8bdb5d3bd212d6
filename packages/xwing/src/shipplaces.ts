import { boundingBox, type ConvexPolygon, type Pose } from '@rangefinder/geometry';
import type { Candidate } from '@rangefinder/kernel';
import { BASE_LENGTH, type BaseSize } from './base.ts';
import type { Field, FieldShip } from './field.ts';
import { overlapsAny } from './flying.ts';
import type { LyingObstacle } from './laid.ts';
import { BAND } from './range.ts';

/** The edges that players sit at. */
export type OwnEdge = 'bottom' | 'top';

/** A hair's breadth too far is not too far: results are on a grid. */
const ROUNDING = 0.0005;

/** Whether a base lies within range 1 of an edge; a large one may stick out if it fills the whole depth. */
export function isInZone(playArea: number, edge: OwnEdge, size: BaseSize, base: ConvexPolygon): boolean {
  const { minY, maxY } = boundingBox(base);
  const bottom = edge === 'bottom';
  const depth = bottom ? maxY : playArea - minY;
  const gap = bottom ? minY : playArea - maxY;
  const fillsZone = size === 'large' && gap < 0.01;
  return depth <= BAND + ROUNDING || fillsZone;
}

/** Free places for a ship along the front of its zone or its rear, facing the other edge; close together where few are free. */
export function shipPlaces<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  edge: OwnEdge,
): Candidate[] {
  for (const row of rowsOf(edge, field.playArea, field.sizeOf(ship))) {
    const places: Candidate[] = [];
    for (const { pose, candidate } of row) if (!overlapsAny(field, ship, pose)) places.push(candidate);
    if (places.length > 0) return places;
  }
  return [];
}

type Row = readonly { readonly pose: Pose; readonly candidate: Candidate }[];

/** Rows of places side by side, all of them inside the zone: the same in every match. */
const ROWS = new Map<string, readonly Row[]>();

function rowsOf(edge: OwnEdge, playArea: number, size: BaseSize): readonly Row[] {
  const key = `${edge} ${playArea} ${size}`;
  let rows = ROWS.get(key);
  if (!rows) {
    const half = BASE_LENGTH[size] / 2;
    const depths = [100 - half - 3, half + 3];
    rows = [63.4, 4].flatMap((step) => depths.map((depth) => layRow(edge, playArea, depth, step)));
    ROWS.set(key, rows);
  }
  return rows;
}

function layRow(edge: OwnEdge, playArea: number, depth: number, step: number): Row {
  const y = edge === 'bottom' ? depth : playArea - depth;
  const row = [];
  for (let x = 45, column = 0; x < playArea - 40; x = 45 + ++column * step) {
    const pose: Pose = { x, y, heading: edge === 'bottom' ? 0 : 180 };
    row.push({ pose, candidate: { key: `at:${Math.round(x)},${Math.round(y)}`, poses: [pose] } });
  }
  return row;
}
