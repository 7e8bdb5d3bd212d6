import { plainTable } from '@rangefinder/table';
import { describe, expect, it } from 'vitest';
import { gameIn, loadGameUi, offeredBeside, WITH_LISTS } from './games.ts';

describe('the game of an address', () => {
  it('is the one it names, or the first', () => {
    expect(gameIn('game=swccg&list=mine')).toBe('swccg');
    expect(gameIn('')).toBe('xwing2');
    expect(gameIn('game=chess')).toBe('xwing2');
  });

  it('is offered if it is for players, or somebody is at it', () => {
    const players = ['xwing2', 'xwing1', 'legion', 'swccg'];
    expect(offeredBeside('legion').map(({ id }) => id)).toEqual(players);
    expect(offeredBeside('salvage').map(({ id }) => id)).toEqual([...players, 'salvage']);
  });

  it('is one of those that are offered', () => {
    expect(gameIn('game=salvage')).toBe('salvage');
    expect(gameIn('game=salvage', WITH_LISTS)).toBe('xwing2');
  });
});

describe('what a game draws', () => {
  it('comes from the folder ui of its home', async () => {
    const drawn = await Promise.all(WITH_LISTS.map(async ({ id }) => ({ id, ui: await loadGameUi(id) })));
    expect(drawn.filter(({ ui }) => ui.table === plainTable)).toEqual([]);
    expect(drawn.filter(({ ui }) => !ui.Builder || !ui.ListCard)).toEqual([]);
  });

  it('is the plain table where it has none', async () => {
    expect(await loadGameUi('salvage')).toEqual({ table: plainTable });
  });
});
