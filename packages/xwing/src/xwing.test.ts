import { area, distanceBetween, nearest, overlaps, type Pose, placed, rectangle } from '@rangefinder/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInArc, nearestInArcs } from './arc.ts';
import { BASE_LENGTH, type BaseSize, baseAt, bodiesOverlap, bodyAt } from './base.ts';
import { type Bearing, maneuverKey, parseDial } from './maneuver.ts';
import { flightMotion, fullFlights, partialFlight } from './movement.ts';
import { obstacleAt } from './obstacles.ts';
import { OBSTACLES, obstacleToken, PLACED_OBSTACLES } from './obstacletokens.ts';
import { sightlines } from './obstruction.ts';
import { convexPieces } from './outline.ts';
import { rangeBand } from './range.ts';
import { barrelRolls, boost } from './reposition.ts';
import { groundOverlaps, templateGround, templatePiece } from './template.ts';

const START: Pose = { x: 0, y: 0, heading: 0 };
const SIZES: readonly BaseSize[] = ['small', 'medium', 'large'];
const LINES = { frontAngle: { small: 81.24, medium: 82.8, large: 83.52 }, bullseyeWidth: 14.79, reach: 300 };

function ends(size: BaseSize, speed: number, bearing: Bearing): [number, number, number] {
  const [flight] = fullFlights(size, START, speed, bearing);
  return [flight?.pose.x ?? Number.NaN, flight?.pose.y ?? Number.NaN, flight?.pose.heading ?? Number.NaN];
}

function expectEnd(actual: readonly number[], wanted: readonly number[]): void {
  for (let i = 0; i < wanted.length; i++) expect(Math.abs((actual[i] ?? 0) - (wanted[i] ?? 0))).toBeLessThan(0.01);
}

// Measured positions (x, y) of right-hand maneuvers, speeds 1 to 3.
const BANKS: Readonly<Record<BaseSize, readonly (readonly [number, number])[]>> = {
  small: [
    [37.574, 90.711],
    [52.218, 126.066],
    [66.863, 161.421],
  ],
  medium: [
    [44.645, 107.782],
    [59.289, 143.137],
    [73.934, 178.492],
  ],
  large: [
    [51.716, 124.853],
    [66.36, 160.208],
    [81.005, 195.563],
  ],
};
const TURNS: Readonly<Record<BaseSize, readonly number[]>> = {
  small: [55, 82.5, 110],
  medium: [65, 92.5, 120],
  large: [75, 102.5, 130],
};

describe.each(SIZES)('a fully executed maneuver of a %s ship', (size) => {
  const base = BASE_LENGTH[size];

  it.each([1, 2, 3, 4, 5])('goes straight, and turns round, at speed %i', (speed) => {
    expectEnd(ends(size, speed, 'straight'), [0, 40 * speed + base, 0]);
    expectEnd(ends(size, speed, 'koiogran'), [0, 40 * speed + base, 180]);
    expectEnd(ends(size, speed, 'reverse-straight'), [0, -40 * speed - base, 0]);
  });

  it.each([1, 2, 3])('curves at speed %i', (speed) => {
    const [x = 0, y = 0] = BANKS[size][speed - 1] ?? [];
    const turn = TURNS[size][speed - 1] ?? 0;
    expectEnd(ends(size, speed, 'right-bank'), [x, y, 45]);
    expectEnd(ends(size, speed, 'left-bank'), [-x, y, 315]);
    expectEnd(ends(size, speed, 'right-turn'), [turn, turn, 90]);
    expectEnd(ends(size, speed, 'left-turn'), [-turn, turn, 270]);
    expectEnd(ends(size, speed, 'right-segnor'), [x, y, 225]);
    expectEnd(ends(size, speed, 'left-segnor'), [-x, y, 135]);
    expectEnd(ends(size, speed, 'right-reverse-bank'), [x, -y, 315]);
    expectEnd(ends(size, speed, 'left-reverse-bank'), [-x, -y, 45]);
    expectEnd(ends(size, speed, 'left-sideslip-bank'), [y, x, 315]);
    expectEnd(ends(size, speed, 'right-sideslip-bank'), [-y, x, 45]);
    expectEnd(ends(size, speed, 'left-sideslip-turn'), [turn, turn, 270]);
  });

  it('rolls at the end of a Tallon roll, to one of three places', () => {
    const right = fullFlights(size, START, 2, 'right-tallon');
    const turn = TURNS[size][1] ?? 0;
    expect(right.map(({ position }) => position)).toEqual(['forward', 'middle', 'back']);
    for (const [i, shift] of [10, 0, -10].entries()) {
      expectEnd([right[i]?.pose.x ?? 0, right[i]?.pose.y ?? 0, right[i]?.pose.heading ?? 0], [turn, turn - shift, 180]);
    }
    expectEnd(ends(size, 2, 'left-tallon'), [-turn, turn - 10, 180]);
  });

  it('stays where it is when stationary', () => {
    expect(ends(size, 0, 'stationary')).toEqual([0, 0, 0]);
  });
});

describe('repositions', () => {
  it.each([
    ['small', 1, 80, 10],
    ['medium', 1, 80, 20],
    ['large', 1, 100, 20],
    ['small', 2, 120, 10],
  ] as const)('a %s ship barrel rolls with the %i straight', (size, speed, aside, shift) => {
    const right = barrelRolls(size, START, 'right', speed);
    expect(right.map(({ pose }) => [pose.x, pose.y])).toEqual([
      [aside, shift],
      [aside, 0],
      [aside, -shift],
    ]);
    expect(barrelRolls(size, START, 'left', speed).map(({ pose }) => pose.x)).toEqual([-aside, -aside, -aside]);
  });

  it('boosts as a maneuver of speed 1 flies', () => {
    expectEnd(Object.values(boost('small', START, 'right-bank', 1).pose), [37.574, 90.711, 45]);
    expectEnd(Object.values(boost('large', START, 'straight', 1).pose), [0, 120, 0]);
  });
});

describe('a partially executed maneuver', () => {
  it('stops where it touches the ship in the way', () => {
    const other = bodyAt('small', { x: 0, y: 150, heading: 0 });
    const { pose, touched, free } = partialFlight('small', START, 3, 'straight', [other]);
    expect(free).toBe(true);
    expect(touched).toEqual([0]);
    // Guides stand out 2.558 mm on both bases, in line with each other.
    expectEnd([pose.x, pose.y, pose.heading], [0, 150 - 40 - 2 * 2.558, 0]);
  });

  it('counts only the part of the template up to where it stopped', () => {
    const other = bodyAt('small', { x: 0, y: 200, heading: 0 });
    const { ground } = partialFlight('small', START, 4, 'straight', [other]);
    expect(groundOverlaps(ground, placed(rectangle(5, 5), { x: 0, y: 60, heading: 0 }))).toBe(true);
    expect(groundOverlaps(ground, placed(rectangle(5, 5), { x: 0, y: 150, heading: 0 }))).toBe(false);
  });

  it('lays out any part of a template, and nothing where only a rounding error is left of it', () => {
    const far = rectangle(10, 10);
    for (const kind of ['straight', 'bank', 'turn'] as const) {
      const piece = templatePiece(kind, 2, -1);
      expect(templateGround(START, piece, 1.4e-16)).toEqual([]);
      for (let part = 1e-6; part < 1; part *= 3) {
        const ground = templateGround(START, piece, part);
        expect(ground).not.toEqual([]);
        expect(groundOverlaps(ground, placed(far, { x: 5000, y: 0, heading: 30 }))).toBe(false);
        expect(groundOverlaps(ground, placed(far, START))).toBe(true);
      }
    }
  });

  it('stays at the start when nothing nearer is free', () => {
    const wall = bodyAt('large', { x: 0, y: 65.116, heading: 0 });
    expect(partialFlight('small', START, 1, 'straight', [wall])).toMatchObject({
      pose: START,
      ground: [],
      touched: [0],
    });
  });

  it('at random: free, in contact to 0.05 mm, and never jumping over a free place near the end', () => {
    const bearings: readonly Bearing[] = [
      'straight',
      'left-bank',
      'right-turn',
      'koiogran',
      'right-segnor',
      'left-tallon',
      'left-reverse-bank',
      'right-sideslip-bank',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...SIZES),
        fc.constantFrom(...bearings),
        fc.integer({ min: 1, max: 3 }),
        fc.record({
          x: fc.integer({ min: -150, max: 150 }),
          y: fc.integer({ min: -150, max: 150 }),
          heading: fc.integer({ min: 0, max: 359 }),
        }),
        (size, bearing, speed, pose) => {
          const other = bodyAt('small', pose);
          if (bodiesOverlap(bodyAt(size, START), other)) return;
          const stop = partialFlight(size, START, speed, bearing, [other]);
          const body = bodyAt(size, stop.pose);
          expect(bodiesOverlap(body, other)).toBe(false);
          // One that need not go back may end beside the other by chance, and nearly touch it.
          const motion = flightMotion(size, START, speed, bearing);
          if (!motion || !bodiesOverlap(bodyAt(size, motion.poseAt(motion.to)), other)) return;
          expect(stop.touched).toEqual([0]);
          const gap = Math.min(...body.flatMap((a) => other.map((b) => distanceBetween(a, b))));
          expect(gap).toBeLessThan(0.05);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('a stationary ship has no way along a template', () => {
  expect(flightMotion('small', START, 0, 'stationary')).toBeNull();
});

describe('arcs', () => {
  const at = (x: number, y: number) => placed(rectangle(1, 1), { x, y, heading: 0 });

  it('are cut at the arc lines, to a hundredth of a millimetre', () => {
    // The line of the front arc of a small base meets its front edge 2.85 mm from the corner.
    const onLine = 17.15;
    const near = (dx: number) => placed(rectangle(0.01, 0.01), { x: onLine + dx, y: 20, heading: 0 });
    expect(isInArc(LINES, 'small', START, 'front', near(-0.02))).toBe(true);
    expect(isInArc(LINES, 'small', START, 'front', near(0.02))).toBe(false);
    expect(isInArc(LINES, 'small', START, 'right', near(0.02))).toBe(true);
  });

  it('cover all directions', () => {
    expect(isInArc(LINES, 'small', START, 'front', at(0, 100))).toBe(true);
    expect(isInArc(LINES, 'small', START, 'rear', at(0, -100))).toBe(true);
    expect(isInArc(LINES, 'small', START, 'left', at(-100, 0))).toBe(true);
    expect(isInArc(LINES, 'small', START, 'right', at(100, 0))).toBe(true);
    expect(isInArc(LINES, 'small', START, 'front', at(100, 0))).toBe(false);
    expect(isInArc(LINES, 'small', START, 'full-front', at(100, 1))).toBe(true);
    expect(isInArc(LINES, 'small', START, 'full-front', at(100, -1))).toBe(false);
    expect(isInArc(LINES, 'small', START, 'full-rear', at(100, -1))).toBe(true);
  });

  it('have a bullseye as wide as the ruler, ahead only', () => {
    expect(isInArc(LINES, 'small', START, 'bullseye', at(7.8, 100))).toBe(true);
    expect(isInArc(LINES, 'small', START, 'bullseye', at(7.9, 100))).toBe(false);
    expect(isInArc(LINES, 'small', START, 'bullseye', at(0, -100))).toBe(false);
  });

  it('measure to the nearest part inside them', () => {
    const target = baseAt('small', { x: 110, y: 110, heading: 0 });
    const own = baseAt('small', START);
    const anywhere = nearest(own, target).distance;
    const front = nearestInArcs(LINES, 'small', START, own, ['front'], target)?.distance ?? 0;
    expect(anywhere).toBeCloseTo(Math.hypot(70, 70), 2);
    expect(front).toBeGreaterThan(anywhere);
    expect(nearestInArcs(LINES, 'small', START, own, ['rear', 'left'], target)).toBeNull();
  });
});

describe('range', () => {
  it('is counted in bands that end at their far line', () => {
    expect([0, 0.0001, 100, 100.0001, 300, 300.0001].map(rangeBand)).toEqual([0, 1, 1, 2, 3, 4]);
  });
});

describe('obstruction', () => {
  const own = baseAt('small', START);
  const rock = (x: number) => ({ id: `rock${x}`, pieces: [placed(rectangle(10, 10), { x, y: 70, heading: 0 })] });

  it('leaves a choice between equal lines only', () => {
    const facing = nearest(own, baseAt('small', { x: 0, y: 140, heading: 180 }));
    expect(sightlines(facing, [rock(0)]).map(({ under }) => under)).toEqual([[], ['rock0']]);
    expect(sightlines(facing, [rock(-15), rock(15)]).map(({ under }) => under)).toEqual([['rock15'], [], ['rock-15']]);
    expect(sightlines(facing, [rock(40)]).map(({ under }) => under)).toEqual([[]]);
    const oblique = nearest(own, baseAt('small', { x: 0, y: 140, heading: 20 }));
    expect(sightlines(oblique, [rock(0)])).toHaveLength(1);
  });
});

describe('obstacles', () => {
  it.each([...OBSTACLES, ...PLACED_OBSTACLES].map(({ id, outline }) => [id, outline] as const))(
    '%s is cut into convex pieces of the same area',
    (_, outline) => {
      const whole =
        Math.abs(
          outline.reduce((sum, [x, y], i) => {
            const [nx, ny] = outline[(i + 1) % outline.length] ?? [0, 0];
            return sum + x * ny - nx * y;
          }, 0),
        ) / 2;
      const pieces = convexPieces(outline);
      expect(pieces.reduce((sum, piece) => sum + area(piece), 0)).toBeCloseTo(whole, 3);
      for (const [i, a] of pieces.entries()) for (const b of pieces.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
    },
  );

  it('that cards place begin at the end of their template, and no player brings them', () => {
    for (const { id, outline, offset } of PLACED_OBSTACLES) {
      expect(Math.min(...outline.map(([, y]) => y)) + offset).toBeCloseTo(0);
      expect(obstacleToken(id)).toBeUndefined();
    }
  });

  it('stand where they are put', () => {
    const [first] = obstacleAt('coreasteroid0', { x: 300, y: 400, heading: 30 });
    expect(Math.hypot((first?.x ?? 0) - 300, (first?.y ?? 0) - 400)).toBeLessThan(25);
  });
});

describe('dials', () => {
  it('are read from codes', () => {
    expect(parseDial('1TR 0OR 3AW').map((m) => `${maneuverKey(m)} ${m.difficulty}`)).toEqual([
      '1-left-turn red',
      '0-stationary red',
      '3-left-reverse-bank white',
    ]);
    for (const wrong of ['9FB', '4TB', '1XB', '1F', '1FX', '0FB'])
      expect(() => parseDial(wrong)).toThrow(/no entry of a dial/);
  });
});
