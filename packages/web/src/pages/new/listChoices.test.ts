import { describe, expect, it } from 'vitest';
import {
  fitting,
  forMission,
  type ListOption,
  missionWith,
  ownOption,
  seatWith,
  settle,
  withName,
} from './listChoices.ts';

const list = (id: string, more: Partial<ListOption> = {}): ListOption => ({
  id,
  name: id,
  list: id,
  own: false,
  ...more,
});
const LISTS = [list('mine', { own: true }), list('a'), list('b'), list('dark', { seats: [1] })];

describe('a list of one’s own', () => {
  const saved = { id: 'mine', game: 'cards', name: 'Mine', list: { side: 'light' }, updatedAt: 0 };

  it('is for the seats that the game says', () => {
    const mine = ownOption({ seatsFor: () => [1] }, saved);
    expect(fitting([mine], 0)).toEqual([]);
    expect(fitting([mine], 1)).toEqual([mine]);
    expect(settle([...LISTS, mine], 0, 'mine', [])?.list).toBe('mine');
  });

  it('is for the missions that the game says', () => {
    const mine = ownOption({ missionsFor: () => ['skirmish'] }, saved);
    expect(forMission([...LISTS, mine], 'skirmish')).toEqual([...LISTS, mine]);
    expect(forMission([...LISTS, mine], 'standard')).toEqual(LISTS);
    expect(forMission([mine], null)).toEqual([mine]);
    expect(missionWith([...LISTS, mine], 'mine')).toBe(undefined);
    expect(missionWith([mine], 'mine')).toBe('skirmish');
  });

  it('is for every seat in a game that says nothing', () => {
    const mine = ownOption({}, saved);
    expect(fitting([mine], 0)).toEqual([mine]);
    expect(fitting([mine], 1)).toEqual([mine]);
  });

  it('seats whoever comes with it where it can be played', () => {
    expect(seatWith(LISTS, 'dark')).toBe(1);
    expect(seatWith(LISTS, 'a')).toBe(0);
    expect(seatWith(LISTS, 'unknown')).toBe(0);
    expect(seatWith(LISTS, null)).toBe(0);
  });
});

describe('a list for the server', () => {
  it('has the name it is known by here', () => {
    expect(withName(list('ready', { list: { side: 'dark' } }))).toEqual({ side: 'dark', name: 'ready' });
  });

  it('keeps a name of its own, and is left alone where it is no object', () => {
    expect(withName(list('ready', { list: { name: 'Mine' } }))).toEqual({ name: 'Mine' });
    expect(withName(list('ready'))).toBe('ready');
  });
});

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
