import { Random, randomAnswer } from '@rangefinder/kernel';
import type { GameInfo } from '@rangefinder/protocol';
import { asRequest, Player, Visitor } from '../test/client.ts';
import { fairnessRows } from './crowd.ts';
import { restartRows } from './restart.ts';
import { type LimitRow, pause, ServerProcess } from './serverprocess.ts';

export interface LoadOptions {
  readonly matches: number;
  /** Seconds between two decisions of a match: somewhere in this range, evenly. */
  readonly pause: readonly [number, number];
  readonly warmUp: number;
  readonly seconds: number;
}

export const USUAL: LoadOptions = { matches: 500, pause: [1, 2], warmUp: 10, seconds: 30 };

/** Both seats of a new match of X-Wing between ready squads, connected. */
async function newTable(server: ServerProcess, lists: readonly unknown[], number: number): Promise<Player[]> {
  const visitor = new Visitor(server.address);
  const pick = (offset: number) => lists[(number + offset) % lists.length];
  const seats = [0, 1].map((offset) => ({ kind: 'me' as const, list: pick(offset) }));
  const { match, tickets } = await visitor.create({ game: 'xwing2', seats });
  return Promise.all(tickets.map(({ secret }) => Player.sit(server.address, match.id, secret, false)));
}

async function newTables(server: ServerProcess, count: number): Promise<Player[][]> {
  const games = await new Visitor(server.address).ask<GameInfo[]>('GET', '/api/games');
  const lists = games.find(({ id }) => id === 'xwing2')?.readyLists.map(({ list }) => list) ?? [];
  const tables: Player[][] = [];
  for (let i = 0; i < count; i += 20) {
    const some = Array.from({ length: Math.min(20, count - i) }, (_, j) => newTable(server, lists, i + j));
    tables.push(...(await Promise.all(some)));
  }
  return tables;
}

/** Plays a match at a steady pace, and notes how long each answer waited for its acknowledgement. */
async function playSteadily(
  players: Player[],
  random: Random,
  options: LoadOptions,
  note: (ms: number) => void,
  ends: () => boolean,
) {
  const [least, most] = options.pause;
  const between = () => least + (random.below('pause', 1000) / 1000) * (most - least);
  await pause(between() * (random.below('pause', 1000) / 1000));
  while (!ends()) {
    const player = players.find(({ asked }) => asked !== null);
    if (!player?.asked) {
      if (players[0]?.state?.outcome) return;
      await pause(0.05);
      continue;
    }
    const answer = randomAnswer(asRequest(player.asked.request), random);
    const { ask } = player.asked;
    const begin = performance.now();
    const refusal = await player.answer(answer);
    note(performance.now() - begin);
    if (refusal) throw new Error(`Refused: ${refusal.message}`);
    await player.until(() => player.asked?.ask !== ask);
    await pause(between());
  }
}

async function latency(options: LoadOptions): Promise<number[]> {
  const server = new ServerProcess({});
  await server.open();
  const tables = await newTables(server, options.matches);
  const times: number[] = [];
  let measuring = false;
  let over = false;
  const playing = tables.map((players, i) =>
    playSteadily(
      players,
      new Random(`load-${i}`),
      options,
      (ms) => measuring && times.push(ms),
      () => over,
    ),
  );
  await pause(options.warmUp);
  measuring = true;
  await pause(options.seconds);
  measuring = false;
  over = true;
  await Promise.all(playing);
  for (const player of tables.flat()) player.socket.terminate();
  await server.close();
  return times.sort((a, b) => a - b);
}

/** Bytes each match takes whose players are connected but do not play, once its table has fallen asleep. */
async function memoryPerIdleMatch(matches: number): Promise<{ readonly used: number; readonly rss: number }> {
  const server = new ServerProcess({ IDLE_SECONDS: '1' });
  await server.open();
  // Code is loaded and caches are filled by the first matches; the others cost what a match costs.
  await newTables(server, 50);
  await asleep(server);
  const before = await server.memory();
  await newTables(server, matches);
  await asleep(server);
  const after = await server.memory();
  await server.close();
  return { used: (after.used - before.used) / matches, rss: (after.rss - before.rss) / matches };
}

async function asleep(server: ServerProcess): Promise<void> {
  for (;;) {
    await pause(1.5);
    const { awake } = await server.memory();
    if (awake === 0) return;
  }
}

export async function serverBenches(options: LoadOptions = USUAL): Promise<LimitRow[]> {
  const times = await latency(options);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const memory = await memoryPerIdleMatch(options.matches);
  const name = `${options.matches} matches of X-Wing at once, SQLite`;
  return [
    { name: `${name}: answer to acknowledgement, p99`, ours: at(0.99), limit: 50, unit: 'ms' },
    { name: `${name}: answer to acknowledgement, median`, ours: at(0.5), limit: 50, unit: 'ms' },
    { name: `${name}: decisions a second`, ours: times.length / options.seconds, limit: Number.NaN, unit: '1/s' },
    { name: 'memory of an idle match with both players connected', ours: memory.used / 1024, limit: 20, unit: 'kB' },
    { name: 'the same by resident size', ours: memory.rss / 1024, limit: Number.NaN, unit: 'kB' },
    ...(await fairnessRows()),
    ...(await restartRows()),
  ];
}
