import { describe, expect, it } from 'vitest';
import { BEARINGS, readManeuver } from '../../src/index.ts';
import { dialLayout } from './dial.ts';

describe('the layout of a dial', () => {
  it('gives every maneuver a place of its own, whatever the bearings', () => {
    // No dial has them beside the maneuvers whose columns they stand in.
    const plain = BEARINGS.filter((bearing) => !/sideslip|segnor-turn|tallon-bank|stationary/.test(bearing));
    for (const speeds of [[1, 2, 3], [5], [1]]) {
      const dial = speeds.flatMap((speed) =>
        plain.map((bearing) => ({ speed, bearing, difficulty: 'white' }) as const),
      );
      const { cells, columns, rows } = dialLayout(dial);
      expect(cells).toHaveLength(dial.length);
      expect(new Set(cells.map(({ row, column }) => `${row},${column}`)).size).toBe(dial.length);
      for (const { row, column } of cells) {
        expect(row).toBeGreaterThanOrEqual(0);
        expect(row).toBeLessThan(rows.length);
        expect(column).toBeGreaterThanOrEqual(0);
        expect(column).toBeLessThan(columns);
      }
    }
  });

  it('has what is left on the left and what is fast on top', () => {
    const { cells, rows } = dialLayout([
      { speed: 1, bearing: 'right-turn', difficulty: 'white' },
      { speed: 1, bearing: 'left-turn', difficulty: 'white' },
      { speed: 3, bearing: 'straight', difficulty: 'blue' },
      { speed: 1, bearing: 'reverse-straight', difficulty: 'red' },
    ]);
    expect(rows).toEqual([3, 1, -1]);
    expect(cells.map(({ key, row, column }) => [key, row, column])).toEqual([
      ['1-right-turn', 1, 2],
      ['1-left-turn', 1, 0],
      ['3-straight', 0, 1],
      ['1-reverse-straight', 2, 1],
    ]);
  });

  it('knows maneuvers by their keys', () => {
    for (const key of ['0-stationary', '5-straight', '2-left-sideslip-bank']) expect(readManeuver(key)).not.toBeNull();
    for (const key of ['none', 'academypilot-2', '90-left', 'focus', '2']) expect(readManeuver(key)).toBeNull();
  });
});
