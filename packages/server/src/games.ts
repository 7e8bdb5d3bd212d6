import { GAMES } from '@rangefinder/games';
import { Refused } from '@rangefinder/host';
import type { Game } from '@rangefinder/kernel';
import type { GameInfo } from '@rangefinder/protocol';

const loaded = new Map<string, Promise<Game>>();

/** A game of the registry, loaded once. */
export function gameOf(id: string): Promise<Game> {
  const known = loaded.get(id);
  if (known) return known;
  const registered = GAMES.find((game) => game.id === id);
  if (!registered) {
    const names = GAMES.map((game) => game.id).join(', ');
    return Promise.reject(new Refused('table.game.1', `There is no game "${id}"; there is ${names}.`, 404));
  }
  const loading = registered.load();
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}

/** The bots that play a game: its own, and the one that plays anything. */
export function botsOf(game: Game): string[] {
  return [...Object.keys(game.bots), 'random'];
}

/** Every game as the lobby needs it. One that cannot be loaded does not keep the others from being played. */
export async function gameInfos(onTrouble: (error: unknown) => void): Promise<GameInfo[]> {
  const infos = await Promise.allSettled(
    GAMES.map(async ({ id, name }) => {
      const game = await gameOf(id);
      return {
        id,
        name,
        seats: [...game.seats],
        missions: [...game.missions],
        readyLists: game.readyLists.map(({ id, name, seats, list }) => ({
          id,
          name,
          list,
          ...(seats ? { seats: [...seats] } : {}),
        })),
        bots: botsOf(game),
      };
    }),
  );
  return infos.flatMap((info) => {
    if (info.status === 'fulfilled') return [info.value];
    onTrouble(info.reason);
    return [];
  });
}
