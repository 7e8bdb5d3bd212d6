import { type Body, type ConvexPolygon, distanceBetween } from '@rangefinder/geometry';
import { Random } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { type BaseSize, baseAt, bodyAt } from './base.ts';
import { Field, type FieldShip } from './field.ts';
import type { LyingObstacle } from './laid.ts';
import { hindranceOf, isNearObstacle, isNearShip, layToken, obstaclePlaces } from './obstacleplaces.ts';
import { OBSTACLES } from './obstacletokens.ts';

class Space extends Field<FieldShip, LyingObstacle> {
  readonly playArea = 914.4;
  readonly arcLines = { frontAngle: { small: 80, medium: 80, large: 80 }, bullseyeWidth: 15, reach: 300 };
  readonly ships: readonly FieldShip[];
  readonly obstacles: readonly LyingObstacle[];
  readonly touching = 'contact';

  constructor(ships: readonly FieldShip[], obstacles: readonly LyingObstacle[]) {
    super();
    this.ships = ships;
    this.obstacles = obstacles;
  }

  sizeOf(): BaseSize {
    return 'small';
  }

  base({ pose }: FieldShip): ConvexPolygon {
    return baseAt('small', pose);
  }

  body({ pose }: FieldShip): Body {
    return bodyAt('small', pose);
  }
}

const TOKENS = OBSTACLES.map(({ id }) => id).slice(0, 12);
const random = new Random('obstacle places');
const below = (most: number) => random.below('places', most);
const token = () => random.choose('places', TOKENS);

/** The least distance between two outlines, without any short cut. */
function apart(some: readonly ConvexPolygon[], others: readonly ConvexPolygon[]): number {
  return Math.min(...some.flatMap((a) => others.map((b) => distanceBetween(a, b))));
}

describe('the short cuts by which obstacles are told too close', () => {
  it('say the same as their outlines: range 1 of another', () => {
    let near = 0;
    for (let i = 0; i < 400; i++) {
      const other: LyingObstacle = { id: 'rock', token: token(), pose: { x: 450, y: 450, heading: below(360) } };
      const field = new Space([], [other]);
      const [far, way] = [110 + below(110), (below(360) * Math.PI) / 180];
      const laid = layToken(token(), {
        x: 450 + far * Math.cos(way),
        y: 450 + far * Math.sin(way),
        heading: below(360),
      });
      const distance = apart(laid.pieces, field.obstacle(other));
      if (Math.abs(distance - 100) < 0.01) continue;
      expect(isNearObstacle(field, laid, other)).toBe(distance < 100);
      if (distance < 100) near++;
    }
    expect(near).toBeGreaterThan(100);
    expect(near).toBeLessThan(300);
  });

  it('and range 2 of a ship', () => {
    const ship: FieldShip = {
      id: 'ship',
      seat: 0,
      contingent: 0,
      place: 'play',
      pose: { x: 450, y: 450, heading: 30 },
      contact: [],
    };
    const field = new Space([ship], []);
    let near = 0;
    for (let i = 0; i < 300; i++) {
      const [far, way] = [215 + below(75), (below(360) * Math.PI) / 180];
      const laid = layToken(token(), {
        x: 450 + far * Math.cos(way),
        y: 450 + far * Math.sin(way),
        heading: below(360),
      });
      const distance = apart(laid.pieces, [field.base(ship)]);
      if (Math.abs(distance - 200) < 0.01) continue;
      expect(isNearShip(field, laid, ship)).toBe(distance < 200);
      if (distance < 200) near++;
    }
    expect(near).toBeGreaterThan(60);
    expect(near).toBeLessThan(240);
  });
});

describe('the places offered for an obstacle', () => {
  const rock = (x: number, y: number): LyingObstacle => ({
    id: `${x},${y}`,
    token: 'coreasteroid0',
    pose: { x, y, heading: 0 },
  });

  it('are legal, and lie on a wide grid while there is room', () => {
    const field = new Space([], [rock(330, 330), rock(583, 583)]);
    const places = obstaclePlaces(field, 'coreasteroid1');
    expect(places.length).toBeGreaterThan(0);
    for (const { key, poses } of places) {
      const [pose] = poses;
      if (!pose) throw new Error('A place is a pose.');
      expect([(pose.x - 247) % 84, (pose.y - 247) % 84]).toEqual([0, 0]);
      expect(key).toBe(`at:${pose.x},${pose.y}`);
      expect(hindranceOf(field, layToken('coreasteroid1', pose))).toBeUndefined();
    }
  });

  it('are looked for on a fine grid when the wide one is full', () => {
    const inTheWay = [
      { pose: { x: 0, y: 0, heading: 0 }, leavesNoRoom: ({ pose }: { pose: { x: number } }) => pose.x !== 457 },
    ];
    const places = obstaclePlaces(new Space([], []), 'coreasteroid1', inTheWay);
    expect(places.length).toBeGreaterThan(10);
    expect(new Set(places.map(({ poses }) => poses[0]?.x))).toEqual(new Set([457]));
  });
});
