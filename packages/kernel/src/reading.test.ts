import { describe, expect, it } from 'vitest';
import { BadInput } from './errors.ts';
import { checkBeginning, flag, keys, list, name, numbers, oneOf, parsePose, text } from './reading.ts';

describe('a position', () => {
  it('says yes or no, or what goes without saying', () => {
    expect([flag(true, 'x'), flag(false, 'x'), flag(undefined, 'x'), flag(undefined, 'x', true)]).toEqual([
      ...[true, false, false, true],
    ]);
    for (const raw of ['yes', 'true', 1, null]) expect(() => flag(raw, 'ships[0].acted')).toThrow(BadInput);
  });

  it('calls pieces by names that a line, a path and a key can hold', () => {
    for (const good of ['luke', 'x-wing-2', 'token/1', "ten numb's", 'é1', '7']) expect(name(good, 'id')).toBe(good);
    for (const bad of ['', ' ', 'a\nb', 'a.b', 'a[0]', '__proto__', '-', 'x'.repeat(81), 5, null, { toString: 1 }])
      expect(() => name(bad, 'id')).toThrow(BadInput);
  });

  it('counts under names that are known, never under those of all objects', () => {
    const isKey = (key: string) => key === 'focus';
    expect(numbers({ focus: 2 }, 'tokens', isKey)).toEqual({ focus: 2 });
    for (const raw of [{ toString: 1 }, JSON.parse('{ "__proto__": 1 }')])
      expect(() => numbers(raw, 'tokens', isKey)).toThrow(/unknown here/);
    expect(() => numbers(JSON.parse('{ "__proto__": 1 }'), 'tokens', () => true)).toThrow(BadInput);
  });

  it('ends: no list is longer than a table bears, and no message as long as what was sent', () => {
    expect(() => list(Array(501).fill(1), 'ships')).toThrow(/No list is longer than 500/);
    expect(() => text('x'.repeat(501), 'mission.name')).toThrow(/No text here is longer than 500/);
    const sent = { toString: 1, long: 'x'.repeat(1e5) };
    for (const raw of [sent, [sent], 'x'.repeat(1e5)])
      expect(() => oneOf(raw, 'phase', ['planning'])).toThrow(/^phase: One of planning is expected, not .{0,50}$/);
  });

  it('is the only beginning of a match', () => {
    expect(() => checkBeginning({ position: {}, squads: [] }, ['squads'])).toThrow(/no "squads"/);
    expect(() => checkBeginning({ squads: [] }, ['squads'])).not.toThrow();
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
