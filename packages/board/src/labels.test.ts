import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Labelled, placeLabels, shared, type Unlabelled } from './labels.ts';

const ship = (id: string, x: number, y: number): Labelled => ({ id, x, y, reach: 18, width: 80, height: 30 });

const BARE: Unlabelled = { standing: [], lying: [] };

/** Ships close together, some at the edge; the same for the same number. */
function crowdOf(seed: number, size: number): readonly Labelled[] {
  let state = seed + 1;
  const next = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const ships: Labelled[] = [];
  while (ships.length < size) {
    const one = ship(`${ships.length}`, 20 + next(320), 20 + next(320));
    if (ships.every(({ x, y }) => Math.hypot(x - one.x, y - one.y) > 40)) ships.push(one);
  }
  return ships;
}

describe('labels', () => {
  it('sit under a ship that stands alone', () => {
    const [label] = placeLabels([ship('a', 100, 100)]);
    expect(label).toMatchObject({ x: 60, y: 121, apart: false });
  });

  it('lie on no piece that has no label', () => {
    const around = [
      { x: 40, y: 118, width: 120, height: 42 },
      { x: 40, y: 40, width: 120, height: 42 },
      { x: 0, y: 82, width: 80, height: 36 },
      { x: 120, y: 82, width: 80, height: 36 },
    ];
    const [label] = placeLabels([ship('a', 100, 100)], { standing: around, lying: [] });
    expect(label && around.map((one) => shared(label, one))).toEqual([0, 0, 0, 0]);
    // What only lies there is covered rather than left.
    expect(placeLabels([ship('a', 100, 100)], { standing: [], lying: around })).toMatchObject([{ apart: false }]);
  });

  it('are in sight where their ship is, and stay with it where it is not', () => {
    const seen = { x: 0, y: 0, width: 300, height: 200 };
    const [near, far] = placeLabels([ship('near', 30, 190), ship('far', 400, 190)], BARE, null, seen).toSorted(
      (a, b) => a.x - b.x,
    );
    expect(near && shared(near, seen)).toBe(80 * 30);
    expect(far).toMatchObject({ x: 360, y: 211 });
  });

  it('cover neither bases nor each other in a tight formation', () => {
    const swarm = [0, 1, 2, 3].flatMap((column) =>
      [0, 1].map((row) => ship(`${column}${row}`, 200 + column * 45, 200 + row * 45)),
    );
    const labels = placeLabels(swarm);
    for (const label of labels) {
      for (const { x, y, reach } of swarm)
        expect(shared(label, { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach })).toBe(0);
      for (const other of labels) if (other !== label) expect(shared(label, other)).toBe(0);
    }
  });

  it('never cover anything while ships have room', () => {
    const places = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 })), {
      maxLength: 16,
      selector: (at) => at.join(),
    });
    fc.assert(
      fc.property(places, (at) => {
        const ships = at.map(([x, y]) => ship(`${x},${y}`, x * 110, y * 110));
        const labels = placeLabels(ships);
        expect(labels).toHaveLength(ships.length);
        for (const label of labels) {
          for (const other of labels) if (other !== label) expect(shared(label, other)).toBe(0);
          for (const { x, y, reach } of ships)
            expect(shared(label, { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach })).toBe(0);
        }
      }),
    );
  });

  it('stay beside their ship though it flies among rocks', () => {
    const rocks = [-60, 60].flatMap((x) =>
      [-60, 60].map((y) => ({ x: 200 + x - 50, y: 200 + y - 50, width: 100, height: 100 })),
    );
    const [label] = placeLabels([ship('a', 200, 200)], { standing: [], lying: rocks });
    expect(label?.apart).toBe(false);
  });

  it('slide along their ship before they leave it: in crowds few need a line', () => {
    const within = { x: 0, y: 0, width: 360, height: 360 };
    let apart = 0;
    let out = 0;
    for (let crowd = 0; crowd < 40; crowd++) {
      const labels = placeLabels(crowdOf(crowd, 10), BARE, within);
      apart += labels.filter((label) => label.apart).length;
      out += labels.filter((label) => shared(label, within) < label.width * label.height - 1).length;
    }
    // Of 400 labels.
    expect(apart).toBeLessThan(45);
    expect(out).toBe(0);
  });

  it('stay on the screen where they can', () => {
    const [label] = placeLabels([ship('a', 100, 590)], BARE, { x: 0, y: 0, width: 800, height: 600 });
    expect((label?.y ?? 0) + 30).toBeLessThanOrEqual(600);
  });
});
