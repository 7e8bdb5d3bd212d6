import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';

describe.each(GAMES)('$name', ({ lists, load }) => {
  it('has ready lists if it has lists', async () => {
    expect((await load()).readyLists.length > 0).toBe(lists !== 'none');
  });

  it('says the same of a ready list and of any other like it: which seats may play it', async () => {
    const { seats, seatsFor, readyLists } = await load();
    const all = [...seats.keys()];
    for (const ready of readyLists) expect(ready.seats ?? all).toEqual(seatsFor?.(ready.list) ?? all);
    for (const nonsense of [undefined, null, 'dark', {}]) expect(seatsFor?.(nonsense) ?? []).toEqual([]);
  });
});
