import type { About, Game } from '@rangefinder/kernel';
import { about as aboutSalvage } from '@rangefinder/kernel/sample/about';
import { about as aboutLegion } from '@rangefinder/legion/about';
import { about as aboutSwccg } from '@rangefinder/swccg/about';
import { about as aboutXwing1 } from '@rangefinder/xwing1/about';
import { about as aboutXwing2 } from '@rangefinder/xwing2/about';

/** A game that can be played, and where its files live in the repository. */
export interface RegisteredGame {
  readonly id: string;
  readonly name: string;
  /** Folder below the repository's root with `rules/` and `scenarios/`, and `ui/` if it draws a table of its own. */
  readonly home: string;
  /** Folders with the code that enforces its rules: its own, and what it shares with another edition. */
  readonly sources: readonly string[];
  /** What pages say of it before it is fetched. */
  readonly about: About;
  load(): Promise<Game>;
}

/** Every game, in the order they are shown; the first is what people get who name none. Loaded only when asked for. */
export const GAMES: readonly RegisteredGame[] = [
  {
    id: 'xwing2',
    name: 'X-Wing second edition',
    home: 'packages/xwing2',
    sources: ['packages/xwing2/src', 'packages/xwing/src'],
    about: aboutXwing2,
    load: async () => (await import('@rangefinder/xwing2')).xwing2,
  },
  {
    id: 'xwing1',
    name: 'X-Wing first edition',
    home: 'packages/xwing1',
    sources: ['packages/xwing1/src', 'packages/xwing/src'],
    about: aboutXwing1,
    load: async () => (await import('@rangefinder/xwing1')).xwing1,
  },
  {
    id: 'legion',
    name: 'Star Wars: Legion',
    home: 'packages/legion',
    sources: ['packages/legion/src'],
    about: aboutLegion,
    load: async () => (await import('@rangefinder/legion')).legion,
  },
  {
    id: 'swccg',
    name: 'Star Wars Customizable Card Game',
    home: 'packages/swccg',
    sources: ['packages/swccg/src'],
    about: aboutSwccg,
    load: async () => (await import('@rangefinder/swccg')).swccg,
  },
  {
    id: 'salvage',
    name: 'Salvage',
    home: 'packages/kernel',
    sources: ['packages/kernel/sample', 'packages/kernel/src'],
    about: aboutSalvage,
    load: async () => (await import('@rangefinder/kernel/sample')).salvage,
  },
];
