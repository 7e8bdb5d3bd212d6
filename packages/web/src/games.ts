import { GAMES } from '@rangefinder/games';
import type { Game } from '@rangefinder/kernel';
import type { GameUi } from '@rangefinder/table';
import { loadRules } from './rules.ts';

/** What each package brings to the browser in its folder `ui`; a game without one gets the plain table. */
const UIS = import.meta.glob<{ readonly ui: GameUi }>('../../*/ui/index.ts');

const plain = async (): Promise<GameUi> => ({ table: (await import('@rangefinder/table')).plainTable });

const games = new Map<string, Promise<Game>>();
const uis = new Map<string, Promise<GameUi>>();

/** What a game is called, without fetching it. */
export function gameName(id: string): string {
  return GAMES.find((game) => game.id === id)?.name ?? id;
}

/** The games that have lists to build. */
export const WITH_LISTS = GAMES.filter(({ about }) => about.lists !== undefined);

/** The games for players; one that is not for them (the sample) only where somebody is at it already. */
export function offeredBeside(open: string) {
  return GAMES.filter(({ id, about }) => about.home !== undefined || id === open);
}

/** The game an address names (`?game=…`), the first one where it names none that is offered. */
export function gameIn(search: string, offered = GAMES): string {
  const wanted = new URLSearchParams(search).get('game');
  return (offered.find(({ id }) => id === wanted) ?? offered[0])?.id ?? '';
}

/** Fetches a game, once. */
export function loadGame(id: string): Promise<Game> {
  return once(games, id, () => loadRules(id));
}

/** Fetches what a game draws, once. */
export function loadGameUi(id: string): Promise<GameUi> {
  return once(uis, id, async () => {
    const home = GAMES.find((game) => game.id === id)?.home;
    const own = UIS[`../../${home?.replace('packages/', '')}/ui/index.ts`];
    return own ? (await own()).ui : plain();
  });
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
