import Flatten from '@flatten-js/core';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import * as planck from 'planck';
import type { Ring } from 'polygon-clipping';
import SAT from 'sat';
import { type ConvexPolygon, vertices } from '../src/index.ts';

// The same polygon as each published library wants it.

const factory = new GeometryFactory();

/** As a @flatten-js/core polygon. */
export function flattenPolygon(p: ConvexPolygon): Flatten.Polygon {
  return new Flatten.Polygon(vertices(p).map((v) => new Flatten.Point(v.x, v.y)));
}

/** As a jsts polygon. */
export function jstsPolygon(p: ConvexPolygon) {
  const ring = vertices(p).map((v) => new Coordinate(v.x, v.y));
  const first = ring[0];
  if (first !== undefined) ring.push(new Coordinate(first.x, first.y));
  return factory.createPolygon(factory.createLinearRing(ring), []);
}

/** As a sat polygon. */
export function satPolygon(p: ConvexPolygon): SAT.Polygon {
  return new SAT.Polygon(
    new SAT.Vector(0, 0),
    vertices(p).map((v) => new SAT.Vector(v.x, v.y)),
  );
}

/** As a planck shape. */
export function planckPolygon(p: ConvexPolygon): planck.PolygonShape {
  return new planck.PolygonShape(vertices(p));
}

/** As a ring of polygon-clipping. */
export function ring(p: ConvexPolygon): Ring {
  return vertices(p).map((v) => [v.x, v.y]);
}
