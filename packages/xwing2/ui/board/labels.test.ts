import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Labelled, placeLabels, shared } from './labels.ts';

const ship = (id: string, x: number, y: number): Labelled => ({ id, x, y, reach: 18, width: 80, height: 30 });

describe('labels', () => {
  it('sit under a ship that stands alone', () => {
    const [label] = placeLabels([ship('a', 100, 100)]);
    expect(label).toMatchObject({ x: 60, y: 121, apart: false });
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
    const [label] = placeLabels([ship('a', 200, 200)], rocks);
    expect(label?.apart).toBe(false);
  });

  it('slide along their ship before they leave it', () => {
    // Others above, below and at both sides leave room only beside the corners.
    const crowd = [
      ship('a', 300, 300),
      ship('b', 300, 250),
      ship('c', 300, 350),
      ship('d', 252, 300),
      ship('e', 348, 300),
    ];
    const label = placeLabels(crowd).find(({ id }) => id === 'a');
    expect(Math.hypot((label?.x ?? 0) + 40 - 300, (label?.y ?? 0) + 15 - 300)).toBeLessThan(110);
  });

  it('are moved into the area as far as they fit', () => {
    const within = { x: 0, y: 0, width: 300, height: 300 };
    const [label] = placeLabels([{ ...ship('chip', 20, 150), width: 250 }], [], within);
    expect(label?.x).toBeGreaterThanOrEqual(0);
    expect((label?.x ?? 0) + 250).toBeLessThanOrEqual(300);
  });

  it('stay on the screen where they can', () => {
    const [label] = placeLabels([ship('a', 100, 590)], [], { x: 0, y: 0, width: 800, height: 600 });
    expect((label?.y ?? 0) + 30).toBeLessThanOrEqual(600);
  });
});
