import { parentPort } from 'node:worker_threads';
import { botOf } from '@rangefinder/bots';
import { GAMES } from '@rangefinder/games';
import { type BotTask, think } from '@rangefinder/host';
import type { Answer, Game } from '@rangefinder/kernel';
import type { FromThread, ToThread } from './messages.ts';

/** The thread in which bots think. */
const games = new Map<string, Promise<Game>>();

function gameOf(id: string): Promise<Game> {
  const known = games.get(id);
  if (known) return known;
  const registered = GAMES.find((game) => game.id === id);
  if (!registered) return Promise.reject(new Error(`There is no game "${id}".`));
  const loading = registered.load();
  games.set(id, loading);
  return loading;
}

async function decide(task: BotTask): Promise<Answer> {
  return think(botOf(await gameOf(task.game), task.bot), task);
}

parentPort?.on('message', async (message: ToThread) => {
  if ('warm' in message) {
    await gameOf(message.warm).catch(() => undefined);
    return;
  }
  const { id, task } = message;
  let reply: FromThread;
  try {
    reply = { id, answer: await decide(task) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
