import { Random, randomAnswer } from '@rangefinder/kernel';
import type { GameInfo } from '@rangefinder/protocol';
import { asRequest, Player, Visitor } from '../test/client.ts';
import { type LimitRow, ServerProcess } from './serverprocess.ts';

const CROWD = 150;
const ANSWERS = 60;

/** How long a player waits for the next question after each answer, in milliseconds: the bot decides in between. */
async function waits(server: ServerProcess, lists: readonly unknown[]): Promise<number[]> {
  const visitor = new Visitor(server.address);
  const random = new Random('crowd');
  const times: number[] = [];
  while (times.length < ANSWERS) {
    const seats = [
      { kind: 'me' as const, list: lists[0] },
      { kind: 'bot' as const, bot: 'greedy', list: lists[1] },
    ];
    const { match, tickets } = await visitor.create({ game: 'xwing2', seats });
    const player = await Player.sit(server.address, match.id, tickets[0]?.secret, false);
    const ready = () => player.asked !== null || player.state?.outcome != null;
    await player.until(ready);
    while (player.asked && times.length < ANSWERS) {
      const { ask, request } = player.asked;
      const begin = performance.now();
      await player.answer(randomAnswer(asRequest(request), random));
      await player.until(() => player.asked?.ask !== ask && ready(), 120_000);
      times.push(performance.now() - begin);
    }
    await player.close();
  }
  return times.sort((a, b) => a - b);
}

/** A player against a bot, alone and beside many matches of bots that another visitor has left alone. */
export async function fairnessRows(): Promise<LimitRow[]> {
  const server = new ServerProcess({});
  await server.open();
  const crowd = new Visitor(server.address);
  const games = await crowd.ask<GameInfo[]>('GET', '/api/games');
  const lists = games.find(({ id }) => id === 'xwing2')?.readyLists.map(({ list }) => list) ?? [];
  await waits(server, lists);
  const alone = await waits(server, lists);
  for (let i = 0; i < CROWD; i++) {
    const seats = [0, 1].map((seat) => ({
      kind: 'bot' as const,
      bot: 'greedy',
      list: lists[(i + seat) % lists.length],
    }));
    await crowd.create({ game: 'xwing2', seats });
  }
  const beside = await waits(server, lists);
  await server.close();
  const name = 'answer to the next question, against a bot';
  return [
    { name: `${name}: median`, ours: median(alone), limit: Number.NaN, unit: 'ms' },
    {
      name: `${name}, beside ${CROWD} matches of bots left alone: median`,
      ours: median(beside),
      limit: 1000,
      unit: 'ms',
    },
    { name: 'the same: longest', ours: beside.at(-1) ?? Number.NaN, limit: 5000, unit: 'ms' },
  ];
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
