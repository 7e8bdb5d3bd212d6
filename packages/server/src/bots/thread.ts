import { parentPort } from 'node:worker_threads';
import { randomBot } from '@rangefinder/bots';
import { GAMES } from '@rangefinder/games';
import { type Answer, type Game, Random, type Request, type RequestView } from '@rangefinder/kernel';
import type { BotTask, FromThread, ToThread } from './turn.ts';

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

/** The question as bots know it. What cannot travel between threads (free placement) bots do without. */
function requestOf(view: RequestView): Request {
  if (view.kind === 'pick') return { ...view, refused: () => view.refused };
  const { free: _, ...place } = view;
  return { ...place, refused: () => view.refused };
}

async function decide({ game, bot, seat, request, view, seed }: BotTask): Promise<Answer> {
  const { bots } = await gameOf(game);
  const make = bots[bot] ?? randomBot;
  return make().decide({ seat, request: requestOf(request), view: () => view, random: new Random(seed) });
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
