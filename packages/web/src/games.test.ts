import { describe, expect, it } from 'vitest';
import { gameIn, listKind, WITH_LISTS } from './games.ts';

describe('the game of an address', () => {
  it('is the one it names, or the first', () => {
    expect(gameIn('game=swccg&list=mine')).toBe('swccg');
    expect(gameIn('')).toBe('xwing2');
    expect(gameIn('game=chess')).toBe('xwing2');
  });

  it('is one of those that are offered', () => {
    expect(gameIn('game=salvage')).toBe('salvage');
    expect(gameIn('game=salvage', WITH_LISTS)).toBe('xwing2');
  });
});

it('lists are called what the game calls them', () => {
  expect(listKind('xwing2')).toBe('squads');
  expect(listKind('swccg')).toBe('decks');
  expect(listKind('nothing')).toBe('none');
});
