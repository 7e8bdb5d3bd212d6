import { GAMES, type ListKind } from '@rangefinder/games';
import type { Game } from '@rangefinder/kernel';
import type { GameUi } from '@rangefinder/table';
import { loadRules } from './rules.ts';

/** What each game brings to the browser; a game that is not here gets the plain table. */
const UIS: Readonly<Record<string, () => Promise<GameUi>>> = {
  swccg: async () => (await import('@rangefinder/swccg/ui')).ui,
  xwing2: async () => (await import('@rangefinder/xwing2/ui')).ui,
};

const plain = async (): Promise<GameUi> => ({ table: (await import('@rangefinder/table')).plainTable });

const games = new Map<string, Promise<Game>>();
const uis = new Map<string, Promise<GameUi>>();

/** What a game is called, without fetching it. */
export function gameName(id: string): string {
  return GAMES.find((game) => game.id === id)?.name ?? id;
}

/** The games that have lists to build. */
export const WITH_LISTS = GAMES.filter(({ lists }) => lists !== 'none');

/** The game an address names (`?game=swccg`), the first one where it names none that is offered. */
export function gameIn(search: string, offered = GAMES): string {
  const wanted = new URLSearchParams(search).get('game');
  return (offered.find(({ id }) => id === wanted) ?? offered[0])?.id ?? '';
}

/** What its lists are, without fetching it. */
export function listKind(id: string): ListKind {
  return GAMES.find((game) => game.id === id)?.lists ?? 'none';
}

/** Fetches a game, once. */
export function loadGame(id: string): Promise<Game> {
  return once(games, id, () => loadRules(id));
}

/** Fetches what a game draws, once. */
export function loadGameUi(id: string): Promise<GameUi> {
  return once(uis, id, UIS[id] ?? plain);
}

/** A fetch that failed is forgotten: asking again tries again. */
function once<T>(known: Map<string, Promise<T>>, id: string, load: () => Promise<T>): Promise<T> {
  const before = known.get(id);
  if (before) return before;
  const loading = Promise.resolve().then(load);
  known.set(id, loading);
  loading.catch(() => known.delete(id));
  return loading;
}
