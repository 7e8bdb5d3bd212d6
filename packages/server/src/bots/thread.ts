import { parentPort } from 'node:worker_threads';
import { botOf } from '@rangefinder/bots';
import { type BotTask, think } from '@rangefinder/host';
import type { Answer } from '@rangefinder/kernel';
import { gameOf } from '../games.ts';
import type { FromThread, ToThread } from './messages.ts';

/** The thread in which bots think. */
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
