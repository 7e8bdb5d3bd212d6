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

  it('stay on the screen where they can', () => {
    const [label] = placeLabels([ship('a', 100, 590)], [], { x: 0, y: 0, width: 800, height: 600 });
    expect((label?.y ?? 0) + 30).toBeLessThanOrEqual(600);
  });
});
