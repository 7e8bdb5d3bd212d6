import { GAMES } from '@rangefinder/games';
import type { Game } from '@rangefinder/kernel';

/** The rules of a game, without anything that draws: what a worker needs. */
export function loadRules(id: string): Promise<Game> {
  const registered = GAMES.find((game) => game.id === id);
  if (!registered) return Promise.reject(new Error(`There is no game "${id}".`));
  return registered.load();
}
