import { randomBot } from '@rangefinder/bots';
import { GAMES, type RegisteredGame } from '@rangefinder/games';
import type { Bot, Game } from '@rangefinder/kernel';
import { UsageError } from './output.ts';

/** The registry's entry of a game, or a sentence that lists what there is. */
export function registered(id: string): RegisteredGame {
  const entry = GAMES.find((candidate) => candidate.id === id);
  if (!entry) throw new UsageError(`There is no game "${id}"; there is ${GAMES.map((game) => game.id).join(', ')}.`);
  return entry;
}

/** A loaded game by its id. */
export async function loadGame(id: string): Promise<Game> {
  return registered(id).load();
}

/** One bot a seat from a list such as `greedy,random`. A single name plays every seat. */
export function botsFor(game: Game, names: string): (() => Bot)[] {
  const list = names.split(',').map((name) => name.trim());
  if (list.length !== 1 && list.length !== game.seats.length) {
    throw new UsageError(`${game.name} has ${game.seats.length} seats; --bots names ${list.length} players.`);
  }
  return game.seats.map((_, seat) => botNamed(game, list[seat] ?? list[0] ?? ''));
}

function botNamed(game: Game, name: string): () => Bot {
  const known: Readonly<Record<string, () => Bot>> = { random: randomBot, ...game.bots };
  const bot = known[name];
  if (!bot)
    throw new UsageError(`There is no bot "${name}" for ${game.name}; there is ${Object.keys(known).join(', ')}.`);
  return bot;
}
