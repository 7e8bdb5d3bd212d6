import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, changeBetween } from './change.ts';

/** Plain data as views are: what JSON can hold. */
const value = fc
  .jsonValue({ maxDepth: 4 })
  .filter((one) => !JSON.stringify(one).includes('__proto__'))
  .map((one): unknown => JSON.parse(JSON.stringify(one)));

/** Two values that have much in common, as views before and after a decision have. */
const pair = fc.oneof(
  fc.tuple(value, value),
  fc
    .tuple(fc.dictionary(fc.string({ maxLength: 3 }), value), fc.dictionary(fc.string({ maxLength: 3 }), value))
    .map(([both, more]) => [both, { ...both, ...more }] as const),
  fc.tuple(fc.array(value), fc.array(value)).map(([both, more]) => [[...both, ...more], both] as const),
);

describe('changes', () => {
  it('make the one value out of the other, also after travelling as JSON', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const change = changeBetween(before, after);
        const travelled = change === undefined ? undefined : JSON.parse(JSON.stringify(change));
        expect(applyChange(before, travelled)).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 1000 },
    );
  });

  it('are undefined for equal values, and leave what did not change the same object', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(changeBetween(one, JSON.parse(JSON.stringify(one)))).toBeUndefined();
      }),
    );
    const before = {
      ships: [
        { id: 'a', x: 1 },
        { id: 'b', x: 2 },
      ],
      deck: 3,
    };
    const change = changeBetween(before, {
      ships: [
        { id: 'a', x: 1 },
        { id: 'b', x: 5 },
      ],
      deck: 3,
    });
    expect(change).toEqual({ o: { ships: { l: 2, a: { 1: { o: { x: { r: 5 } } } } } } });
    const after = applyChange(before, change) as typeof before;
    expect(after.ships[0]).toBe(before.ships[0]);
    expect(before.ships[1]?.x).toBe(2);
  });
});
