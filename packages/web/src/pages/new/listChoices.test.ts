import { describe, expect, it } from 'vitest';
import { fitting, type ListOption, settle } from './listChoices.ts';

const list = (id: string, more: Partial<ListOption> = {}): ListOption => ({
  id,
  name: id,
  list: id,
  own: false,
  ...more,
});
const LISTS = [list('mine', { own: true }), list('a'), list('b'), list('dark', { seats: [1] })];

describe('lists for a seat', () => {
  it('are those that fit it', () => {
    expect(fitting(LISTS, 0).map(({ id }) => id)).toEqual(['mine', 'a', 'b']);
    expect(fitting(LISTS, 1).map(({ id }) => id)).toContain('dark');
  });

  it('are what was chosen', () => {
    expect(settle(LISTS, 0, 'mine', [])?.id).toBe('mine');
  });

  it('are drawn among the ready ones when left open, another than the other side has', () => {
    const first = LISTS[1];
    expect(settle(LISTS, 0, 'random', first ? [first] : [], () => 0)?.id).toBe('b');
  });

  it('may be the same when there is no other', () => {
    const only = [list('a')];
    expect(settle(only, 0, undefined, only)?.id).toBe('a');
    expect(settle([], 0, undefined, [])).toBeUndefined();
  });
});
