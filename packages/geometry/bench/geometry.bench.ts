import Flatten from '@flatten-js/core';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import DistanceOp from 'jsts/org/locationtech/jts/operation/distance/DistanceOp.js';
import OverlayOp from 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js';
import RelateOp from 'jsts/org/locationtech/jts/operation/relate/RelateOp.js';
import * as planck from 'planck';
import clipping, { type Polygon } from 'polygon-clipping';
import SAT from 'sat';
import {
  clipSector,
  containsPoint,
  crosses,
  disc,
  distanceBetween,
  isWithin,
  Measurement,
  measure,
  overlaps,
  penetration,
  placed,
  rectangle,
  segment,
  toWorld,
} from '../src/index.ts';
import { randomFrom, randomPairs } from '../test/cases.ts';
import { flattenPolygon, jstsPolygon, planckPolygon, ring, satPolygon } from '../test/peers.ts';

/** One function against one published library: nanoseconds per call, and how many times faster ours is. */
export interface BenchRow {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly peerName: string;
  readonly unit: 'ns';
  readonly ratio: number;
}

/** Runs every case once and gives a number that depends on all answers, so that no call can be left out. */
type Batch = () => number;

interface Contest {
  readonly name: string;
  readonly ours: Batch;
  readonly peers: readonly (readonly [name: string, batch: Batch])[];
}

const CASES = 1000;
const REPEATS = 9;
const SLICE_NS = 15e6;
/** Six were too few for the row that is measured first. */
const WARM_SLICES = 20;
let sink = 0;

function now(): number {
  return Number(process.hrtime.bigint());
}

function timeOf(batch: Batch, rounds: number): number {
  const start = now();
  for (let i = 0; i < rounds; i++) sink += batch();
  return (now() - start) / rounds / CASES;
}

/** Warms a batch up until the compiler is done with it; gives how often to run it in one slice of time. */
function warmUp(batch: Batch): number {
  const start = now();
  let rounds = 0;
  do {
    sink += batch();
    rounds++;
  } while (now() - start < WARM_SLICES * SLICE_NS);
  return Math.max(1, Math.round(rounds / WARM_SLICES));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Ours and the peer take turns, so that a busy machine slows both. */
function row(name: string, ours: Batch, peerName: string, peer: Batch): BenchRow {
  const oursRounds = warmUp(ours);
  const peerRounds = warmUp(peer);
  const oursTimes: number[] = [];
  const peerTimes: number[] = [];
  for (let i = 0; i < REPEATS; i++) {
    oursTimes.push(timeOf(ours, oursRounds));
    peerTimes.push(timeOf(peer, peerRounds));
  }
  const oursNs = median(oursTimes);
  const peerNs = median(peerTimes);
  return { name, ours: oursNs, peer: peerNs, peerName, unit: 'ns', ratio: peerNs / oursNs };
}

/** The cases as each library wants them, built before any clock starts. */
function prepare() {
  const random = randomFrom(99);
  const factory = new GeometryFactory();
  return randomPairs(CASES, 98).map(([a, b]) => {
    const x = a.x + 120 * random() - 60;
    const y = a.y + 120 * random() - 60;
    const pose = { x, y, heading: 360 * random() };
    const end = toWorld(pose, 0, 100 + 200 * random());
    const left = toWorld({ ...pose, heading: pose.heading - 40 }, 0, 2000);
    const right = toWorld({ ...pose, heading: pose.heading + 40 }, 0, 2000);
    const wedge: Polygon = [
      [
        [x, y],
        [right.x, right.y],
        [left.x, left.y],
      ],
    ];
    const jstsWedge = factory.createPolygon(
      factory.createLinearRing([
        new Coordinate(x, y),
        new Coordinate(right.x, right.y),
        new Coordinate(left.x, left.y),
        new Coordinate(x, y),
      ]),
      [],
    );
    const input = new planck.DistanceInput();
    input.proxyA.set(planckPolygon(a), 0);
    input.proxyB.set(planckPolygon(b), 0);
    input.transformA.setIdentity();
    input.transformB.setIdentity();
    return {
      a,
      b,
      x,
      y,
      pose,
      input,
      wedge,
      jstsWedge,
      disc: disc(x, y, 13.5),
      segment: segment(x, y, end.x, end.y),
      rings: [[ring(a)], [ring(b)]] as const,
      flatA: flattenPolygon(a),
      flatB: flattenPolygon(b),
      flatPoint: new Flatten.Point(x, y),
      flatSegment: new Flatten.Segment(new Flatten.Point(x, y), new Flatten.Point(end.x, end.y)),
      flatWedge: new Flatten.Polygon([
        new Flatten.Point(x, y),
        new Flatten.Point(left.x, left.y),
        new Flatten.Point(right.x, right.y),
      ]),
      jstsA: jstsPolygon(a),
      jstsB: jstsPolygon(b),
      jstsLine: factory.createLineString([new Coordinate(x, y), new Coordinate(end.x, end.y)]),
      satA: satPolygon(a),
      satB: satPolygon(b),
      satPoint: new SAT.Vector(x, y),
      satCircle: new SAT.Circle(new SAT.Vector(x, y), 13.5),
      planckA: planckPolygon(a),
      planckB: planckPolygon(b),
      planckCircle: new planck.CircleShape({ x, y }, 13.5),
      planckRay: { p1: { x, y }, p2: { x: end.x, y: end.y }, maxFraction: 1 },
    };
  });
}

type Case = ReturnType<typeof prepare>[number];

function contests(cases: readonly Case[]): Contest[] {
  const each =
    (answer: (c: Case) => number): Batch =>
    () => {
      let sum = 0;
      for (const c of cases) sum += answer(c);
      return sum;
    };
  const base = rectangle(60, 60);
  const flatBase = flattenPolygon(base);
  const satBase = satPolygon(base);
  const still = planck.Transform.identity();
  // Both write their answers to a place they are given.
  const measurement = new Measurement();
  const output = new planck.DistanceOutput();
  const cache = new planck.SimplexCache();
  const response = new SAT.Response();
  const manifold = new planck.Manifold();
  const rayOutput = { normal: new planck.Vec2(0, 0), fraction: 0 };
  const origin = new Flatten.Point(0, 0);
  const planckDistance = (c: Case): number => {
    cache.count = 0;
    planck.Distance(output, cache, c.input);
    const { distance, pointA, pointB } = output;
    return distance + pointA.x + pointA.y + pointB.x + pointB.y;
  };
  return [
    {
      name: 'distance with closest points',
      ours: each((c) => {
        const { distance, ax, ay, bx, by } = measure(measurement, c.a, c.b);
        return distance + ax + ay + bx + by;
      }),
      peers: [
        [
          'jsts',
          each((c) => {
            const op = new DistanceOp(c.jstsA, c.jstsB);
            const [p, q] = op.nearestPoints();
            return op.distance() + p.x + p.y + q.x + q.y;
          }),
        ],
        [
          '@flatten-js/core',
          each((c) => {
            const [distance, line] = c.flatA.distanceTo(c.flatB);
            return distance + line.ps.x + line.ps.y + line.pe.x + line.pe.y;
          }),
        ],
        ['planck', each(planckDistance)],
      ],
    },
    {
      name: 'distance',
      ours: each((c) => distanceBetween(c.a, c.b)),
      peers: [
        ['jsts', each((c) => new DistanceOp(c.jstsA, c.jstsB).distance())],
        ['planck', each(planckDistance)],
      ],
    },
    {
      name: 'overlap',
      ours: each((c) => (overlaps(c.a, c.b) ? 1 : 0)),
      peers: [
        ['sat', each((c) => (SAT.testPolygonPolygon(c.satA, c.satB) ? 1 : 0))],
        ['planck', each((c) => (planck.testOverlap(c.planckA, 0, c.planckB, 0, still, still) ? 1 : 0))],
        ['jsts', each((c) => (RelateOp.intersects(c.jstsA, c.jstsB) ? 1 : 0))],
        ['@flatten-js/core', each((c) => (Flatten.Relations.intersect(c.flatA, c.flatB) ? 1 : 0))],
      ],
    },
    {
      name: 'depth of overlap',
      ours: each((c) => penetration(c.a, c.b)?.depth ?? 0),
      peers: [
        [
          'sat',
          each((c) => {
            response.clear();
            return SAT.testPolygonPolygon(c.satA, c.satB, response) ? response.overlap : 0;
          }),
        ],
        [
          'planck',
          each((c) => {
            manifold.pointCount = 0;
            planck.CollidePolygons(manifold, c.planckA, still, c.planckB, still);
            return manifold.pointCount;
          }),
        ],
      ],
    },
    {
      name: 'overlap of disc and polygon',
      ours: each((c) => (overlaps(c.disc, c.a) ? 1 : 0)),
      peers: [
        ['sat', each((c) => (SAT.testPolygonCircle(c.satA, c.satCircle) ? 1 : 0))],
        ['planck', each((c) => (planck.testOverlap(c.planckA, 0, c.planckCircle, 0, still, still) ? 1 : 0))],
      ],
    },
    {
      name: 'point inside',
      ours: each((c) => (containsPoint(c.a, c.x, c.y) ? 1 : 0)),
      peers: [
        ['sat', each((c) => (SAT.pointInPolygon(c.satPoint, c.satA) ? 1 : 0))],
        ['planck', each((c) => (c.planckA.testPoint(still, c.satPoint) ? 1 : 0))],
        ['@flatten-js/core', each((c) => (c.flatA.contains(c.flatPoint) ? 1 : 0))],
      ],
    },
    {
      name: 'polygon within polygon',
      ours: each((c) => (isWithin(c.b, c.a) ? 1 : 0)),
      peers: [
        ['jsts', each((c) => (RelateOp.covers(c.jstsA, c.jstsB) ? 1 : 0))],
        ['@flatten-js/core', each((c) => (Flatten.Relations.covered(c.flatB, c.flatA) ? 1 : 0))],
      ],
    },
    {
      name: 'segment through polygon',
      ours: each((c) => (crosses(c.a, c.segment) ? 1 : 0)),
      peers: [
        ['planck', each((c) => (c.planckA.rayCast(rayOutput, c.planckRay, still, 0) ? 1 : 0))],
        ['@flatten-js/core', each((c) => c.flatSegment.intersect(c.flatA).length)],
        ['jsts', each((c) => (RelateOp.intersects(c.jstsA, c.jstsLine) ? 1 : 0))],
      ],
    },
    {
      name: 'clip to a sector',
      ours: each((c) => clipSector(c.b, c.pose, 40).length),
      peers: [
        ['polygon-clipping', each((c) => clipping.intersection([...c.rings[1]], c.wedge).length)],
        ['jsts', each((c) => OverlayOp.intersection(c.jstsB, c.jstsWedge).getNumPoints())],
      ],
    },
    {
      name: 'place a base',
      ours: each((c) => placed(base, c.pose).x),
      peers: [
        [
          'sat',
          each((c) => {
            const p = new SAT.Polygon(satBase.pos.clone(), satBase.points);
            p.setAngle((-c.pose.heading * Math.PI) / 180).translate(c.x, c.y);
            return p.calcPoints[0]?.x ?? 0;
          }),
        ],
        [
          '@flatten-js/core',
          each((c) => {
            const turned = flatBase.rotate((-c.pose.heading * Math.PI) / 180, origin);
            return turned.translate(new Flatten.Vector(c.x, c.y)).faces.size;
          }),
        ],
      ],
    },
  ];
}

/** Measures each main function against published libraries, on the same cases in the same run. */
export async function geometryBenches(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { name, ours, peers } of contests(prepare())) {
    for (const [peerName, peer] of peers) {
      rows.push(row(name, ours, peerName, peer));
      // Lets other work of the process, such as a progress line, in between two rows.
      await new Promise((resume) => setImmediate(resume));
    }
  }
  if (!Number.isFinite(sink)) throw new Error('a benchmark gave an answer that is not a number');
  return rows;
}
