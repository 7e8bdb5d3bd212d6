import type { Game } from '@rangefinder/kernel';

/** What the lists of a game are, for the words of a page; a game may have none. */
export type ListKind = 'squads' | 'decks' | 'none';

/** A game that can be played, and where its files live in the repository. */
export interface RegisteredGame {
  readonly id: string;
  readonly name: string;
  /** Folder below the repository's root with `rules/` and `scenarios/`. */
  readonly home: string;
  /** Folders with the code that enforces its rules: its own, and what it shares with another edition. */
  readonly sources: readonly string[];
  readonly lists: ListKind;
  load(): Promise<Game>;
}

/** Every game, in the order they are shown. Loaded only when asked for. */
export const GAMES: readonly RegisteredGame[] = [
  {
    id: 'xwing2',
    name: 'X-Wing second edition',
    home: 'packages/xwing2',
    sources: ['packages/xwing2/src', 'packages/xwing/src'],
    lists: 'squads',
    load: async () => (await import('@rangefinder/xwing2')).xwing2,
  },
  {
    id: 'swccg',
    name: 'Star Wars Customizable Card Game',
    home: 'packages/swccg',
    sources: ['packages/swccg/src'],
    lists: 'decks',
    load: async () => (await import('@rangefinder/swccg')).swccg,
  },
  {
    id: 'salvage',
    name: 'Salvage',
    home: 'packages/kernel',
    sources: ['packages/kernel/sample', 'packages/kernel/src'],
    lists: 'none',
    load: async () => (await import('@rangefinder/kernel/sample')).salvage,
  },
];
