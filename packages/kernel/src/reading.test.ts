import { describe, expect, it } from 'vitest';
import { BadInput } from './errors.ts';
import { flag, keys, parsePose } from './reading.ts';

describe('a position', () => {
  it('says yes or no, or what goes without saying', () => {
    expect([flag(true, 'x'), flag(false, 'x'), flag(undefined, 'x'), flag(undefined, 'x', true)]).toEqual([
      ...[true, false, false, true],
    ]);
    for (const raw of ['yes', 'true', 1, null]) expect(() => flag(raw, 'ships[0].acted')).toThrow(BadInput);
  });

  it('says where something stands by two numbers and a heading', () => {
    expect(parsePose([1, 2], 'x')).toEqual({ x: 1, y: 2, heading: 0 });
    expect(parsePose([1, 2, -90], 'x')).toEqual({ x: 1, y: 2, heading: 270 });
    expect(parsePose({ x: 1, y: 2, heading: 3.5 }, 'x')).toEqual({ x: 1, y: 2, heading: 3.5 });
  });

  it.each([
    [[1]],
    [[1, 2, '90']],
    [[1, 2, 3, 4]],
    [{ x: 1, y: 2, headng: 90 }],
    [{ x: 1, y: '2' }],
    [[1, 2, Number.NaN]],
    [9],
  ])('is refused where it says so otherwise: %j', (raw) => {
    expect(() => parsePose(raw, 'ships[0].pose')).toThrow(expect.objectContaining({ where: 'ships[0].pose' }));
  });

  it('has no key that nobody knows, and says where it stands', () => {
    expect(keys({ a: 1 }, 'ships[0]', ['a', 'b'])).toEqual({ a: 1 });
    const at = (where: string) => expect.objectContaining({ where });
    expect(() => keys({ a: 1, c: 2 }, 'ships[0]', ['a', 'b'])).toThrow(at('ships[0].c'));
    expect(() => keys({ c: 2 }, '', ['a', 'b'])).toThrow(at('c'));
    expect(() => keys([], '', ['a'])).toThrow(at(''));
  });
});
