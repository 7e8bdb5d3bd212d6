import Flatten from '@flatten-js/core';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import DistanceOp from 'jsts/org/locationtech/jts/operation/distance/DistanceOp.js';
import RelateOp from 'jsts/org/locationtech/jts/operation/relate/RelateOp.js';
import * as planck from 'planck';
import clipping, { type Polygon } from 'polygon-clipping';
import SAT from 'sat';
import { expect, test } from 'vitest';
import {
  type ArcBand,
  arcBand,
  area,
  bandDistance,
  clipSector,
  containsPoint,
  convexHull,
  crosses,
  disc,
  distanceBetween,
  isWithin,
  nearest,
  overlaps,
  type Point,
  penetration,
  placed,
  rectangle,
  segment,
  segmentInPolygon,
  vertices,
} from '../src/index.ts';
import { randomFrom, randomPairs, randomQuad } from './cases.ts';
import { flattenPolygon, jstsPolygon, planckPolygon, ring, satPolygon } from './peers.ts';

// Every answer against published libraries that share no code with ours.

const MANY = 100_000;
const pairs = randomPairs(MANY, 2024);

/** Reports how many of the pairs disagree and the first of them, rather than stopping at one. */
function count(disagree: (index: number) => boolean, of = MANY): { wrong: number; first: number } {
  let wrong = 0;
  let first = -1;
  for (let i = 0; i < of; i++) {
    if (!disagree(i)) continue;
    if (wrong === 0) first = i;
    wrong++;
  }
  return { wrong, first };
}

function pair(i: number) {
  const p = pairs[i];
  if (p === undefined) throw new Error(`no pair ${i}`);
  return p;
}

const none = { wrong: 0, first: -1 };

test('100,000 distances with closest points: jsts', () => {
  const result = count((i) => {
    const [a, b] = pair(i);
    const op = new DistanceOp(jstsPolygon(a), jstsPolygon(b));
    const ours = nearest(a, b);
    if (Math.abs(ours.distance - op.distance()) > 1e-3) return true;
    if (!ours.unique) return false;
    const [p, q] = op.nearestPoints();
    return Math.hypot(p.x - ours.ax, p.y - ours.ay) > 1e-3 || Math.hypot(q.x - ours.bx, q.y - ours.by) > 1e-3;
  });
  expect(result).toEqual(none);
});

test('100,000 distances with closest points: planck', () => {
  const input = new planck.DistanceInput();
  const output = new planck.DistanceOutput();
  const cache = new planck.SimplexCache();
  const result = count((i) => {
    const [a, b] = pair(i);
    input.proxyA.set(planckPolygon(a), 0);
    input.proxyB.set(planckPolygon(b), 0);
    input.transformA.setIdentity();
    input.transformB.setIdentity();
    cache.count = 0;
    planck.Distance(output, cache, input);
    const ours = nearest(a, b);
    if (Math.abs(ours.distance - output.distance) > 1e-3) return true;
    if (!ours.unique) return false;
    const { pointA: p, pointB: q } = output;
    return Math.hypot(p.x - ours.ax, p.y - ours.ay) > 1e-3 || Math.hypot(q.x - ours.bx, q.y - ours.by) > 1e-3;
  });
  expect(result).toEqual(none);
});

test('100,000 overlaps with their depth: sat', () => {
  const response = new SAT.Response();
  const result = count((i) => {
    const [a, b] = pair(i);
    response.clear();
    const theirs = SAT.testPolygonPolygon(satPolygon(a), satPolygon(b), response);
    const ours = overlaps(a, b);
    if (ours !== theirs) return true;
    if (!ours) return false;
    const out = penetration(a, b);
    return out === null || Math.abs(out.depth - response.overlap) > 1e-6;
  });
  expect(result).toEqual(none);
});

test('100,000 overlaps: jsts', () => {
  const result = count((i) => {
    const [a, b] = pair(i);
    return RelateOp.intersects(jstsPolygon(a), jstsPolygon(b)) !== overlaps(a, b);
  });
  expect(result).toEqual(none);
});

test('distances and closest points: flatten-js', () => {
  const result = count((i) => {
    const [a, b] = pair(i);
    // Inside one another flatten-js measures from outline to outline.
    if (overlaps(a, b)) return false;
    const [distance, line] = flattenPolygon(a).distanceTo(flattenPolygon(b));
    const ours = nearest(a, b);
    if (Math.abs(ours.distance - distance) > 1e-3) return true;
    return (
      ours.unique &&
      (Math.hypot(line.ps.x - ours.ax, line.ps.y - ours.ay) > 1e-3 ||
        Math.hypot(line.pe.x - ours.bx, line.pe.y - ours.by) > 1e-3)
    );
  }, 10_000);
  expect(result).toEqual(none);
});

test('discs: sat and flatten-js', () => {
  const random = randomFrom(51);
  const response = new SAT.Response();
  const result = count((i) => {
    const [a] = pair(i);
    const d = disc(a.x + 160 * random() - 80, a.y + 160 * random() - 80, 1 + 30 * random());
    response.clear();
    const theirs = SAT.testPolygonCircle(satPolygon(a), new SAT.Circle(new SAT.Vector(d.x, d.y), d.radius), response);
    if (overlaps(a, d) !== theirs && response.overlap > 1e-6) return true;
    if (theirs) return false;
    const [distance] = flattenPolygon(a).distanceTo(new Flatten.Circle(new Flatten.Point(d.x, d.y), d.radius));
    return Math.abs(distance - distanceBetween(a, d)) > 1e-3;
  }, 10_000);
  expect(result).toEqual(none);
});

test('points and shapes inside: flatten-js and jsts', () => {
  const random = randomFrom(52);
  const result = count((i) => {
    const [a, b] = pair(i);
    const x = a.x + 100 * random() - 50;
    const y = a.y + 100 * random() - 50;
    if (containsPoint(a, x, y) !== flattenPolygon(a).contains(new Flatten.Point(x, y))) return true;
    return isWithin(b, a) !== RelateOp.covers(jstsPolygon(a), jstsPolygon(b));
  }, 10_000);
  expect(result).toEqual(none);
});

test('segments through a polygon: jsts', () => {
  const random = randomFrom(53);
  const factory = new GeometryFactory();
  const result = count((i) => {
    const [a] = pair(i);
    const [ax, ay, bx, by] = [0, 0, 0, 0].map((_, k) => (k % 2 === 0 ? a.x : a.y) + 200 * random() - 100);
    if (ax === undefined || ay === undefined || bx === undefined || by === undefined) return true;
    const s = segment(ax, ay, bx, by);
    const line = factory.createLineString([new Coordinate(ax, ay), new Coordinate(bx, by)]);
    if (crosses(a, s) !== RelateOp.intersects(jstsPolygon(a), line)) return true;
    const part = segmentInPolygon(a, s);
    const inside = part === null ? 0 : (part.exit - part.enter) * 2 * s.outer;
    const [theirs] = flattenPolygon(a).distanceTo(
      new Flatten.Segment(new Flatten.Point(ax, ay), new Flatten.Point(bx, by)),
    );
    return inside > 0 ? false : Math.abs(distanceBetween(s, a) - theirs) > 1e-3;
  }, 10_000);
  expect(result).toEqual(none);
});

/** Area of what polygon-clipping gives; shoelace. */
function ringArea(polygons: Polygon[]): number {
  let sum = 0;
  for (const [outline] of polygons) {
    if (outline === undefined) continue;
    for (let k = 0; k < outline.length; k++) {
      const [x0, y0] = outline[k] ?? [0, 0];
      const [x1, y1] = outline[(k + 1) % outline.length] ?? [0, 0];
      sum += (x0 * y1 - x1 * y0) / 2;
    }
  }
  return Math.abs(sum);
}

test('clipping to a sector: polygon-clipping', () => {
  const random = randomFrom(54);
  const result = count(() => {
    const p = randomQuad(random, 200 * random() - 100, 200 * random() - 100);
    const heading = 360 * random();
    const halfAngle = 5 + 80 * random();
    const ray = (h: number): [number, number] => [
      5000 * Math.sin((h * Math.PI) / 180),
      5000 * Math.cos((h * Math.PI) / 180),
    ];
    const wedge: Polygon = [[[0, 0], ray(heading + halfAngle), ray(heading), ray(heading - halfAngle)]];
    const theirs = ringArea(clipping.intersection([ring(p)], wedge));
    const pieces = clipSector(p, { x: 0, y: 0, heading }, halfAngle);
    const ours = pieces.reduce((sum, piece) => sum + (piece.kind === 'polygon' ? area(piece) : 0), 0);
    return Math.abs(ours - theirs) > 1e-3;
  }, 5000);
  expect(result).toEqual(none);
});

/** The band cut fine; its chords lie at most 0.002 mm inside the arc. */
function fineOutline(band: ArcBand): Point[] {
  const outline: Point[] = [];
  const steps = 400;
  for (let k = 0; k <= 2 * steps + 1; k++) {
    const out = k <= steps;
    const angle = ((band.start + (band.sweep * (out ? k : 2 * steps + 1 - k)) / steps) * Math.PI) / 180;
    const radius = out ? band.outerRadius : band.innerRadius;
    outline.push({ x: band.x + radius * Math.sin(angle), y: band.y + radius * Math.cos(angle) });
  }
  return outline;
}

test('distance from a curved strip: jsts, with the strip cut fine', () => {
  const random = randomFrom(55);
  const factory = new GeometryFactory();
  const result = count(() => {
    const inner = 25 + 150 * random();
    const band = arcBand(0, 0, inner, inner + 20, 360 * random(), 10 + 170 * random());
    const p = randomQuad(random, 400 * random() - 200, 400 * random() - 200);
    const outline = fineOutline(band).map((v) => new Coordinate(v.x, v.y));
    const first = outline[0];
    if (first !== undefined) outline.push(first);
    const strip = factory.createPolygon(factory.createLinearRing(outline), []);
    return Math.abs(new DistanceOp(strip, jstsPolygon(p)).distance() - bandDistance(band, p)) > 0.005;
  }, 1000);
  expect(result).toEqual(none);
});

test('hulls and placing: flatten-js', () => {
  const random = randomFrom(56);
  for (let i = 0; i < 500; i++) {
    const pose = { x: 900 * random(), y: 900 * random(), heading: 360 * random() };
    const ours = placed(rectangle(40, 60), pose);
    const turned = flattenPolygon(rectangle(40, 60))
      .rotate((-pose.heading * Math.PI) / 180, new Flatten.Point(0, 0))
      .translate(new Flatten.Vector(pose.x, pose.y));
    const theirs = turned.vertices;
    vertices(ours).forEach((v, k) => {
      expect(theirs[k]?.x).toBeCloseTo(v.x, 9);
      expect(theirs[k]?.y).toBeCloseTo(v.y, 9);
    });
    const cloud = Array.from({ length: 12 }, () => ({ x: 900 * random(), y: 900 * random() }));
    const hull = convexHull(cloud);
    expect(flattenPolygon(hull).isValid()).toBe(true);
    expect(
      cloud.every(
        (c) =>
          flattenPolygon(hull).contains(new Flatten.Point(c.x, c.y)) || distanceBetween(hull, disc(c.x, c.y, 1)) === 0,
      ),
    ).toBe(true);
  }
});
