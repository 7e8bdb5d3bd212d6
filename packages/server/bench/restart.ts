import { type MatchRecord, Random } from '@rangefinder/kernel';
import type { GameInfo } from '@rangefinder/protocol';
import { Player, Visitor } from '../test/client.ts';
import { startPostgres } from '../test/postgres.ts';
import { insist, Stubborn } from '../test/stubborn.ts';
import { type LimitRow, pause, ServerProcess } from './serverprocess.ts';

const PAIRS = 20;
const WATCHED = 4;
const SECONDS_BEFORE = 3;
const SECONDS_AFTER = 4;

interface Played {
  readonly match: string;
  readonly players: readonly Stubborn[];
}

/** Two people who play match after match until they are told to stop. */
async function playOn(server: ServerProcess, pair: number, ends: () => boolean, played: Played[]): Promise<void> {
  const visitor = new Visitor(server.address);
  for (let i = 0; !ends(); i++) {
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
    const { match, tickets } = await insist(() => visitor.create({ game: 'salvage', seats }));
    const players = tickets.map(
      ({ seat, secret }) =>
        new Stubborn(() => [server.address], match.id, secret, new Random(`restart/${pair}/${i}/${seat}`)),
    );
    played.push({ match: match.id, players });
    await Promise.all(players.map((player) => player.play()));
  }
}

/** Matches between bots with somebody looking on: they go on by themselves or not at all. */
async function botsAtPlay(server: ServerProcess): Promise<Player[]> {
  const visitor = new Visitor(server.address);
  const games = await visitor.ask<GameInfo[]>('GET', '/api/games');
  const lists = games.find(({ id }) => id === 'xwing2')?.readyLists.map(({ list }) => list) ?? [];
  return Promise.all(
    Array.from({ length: WATCHED }, async (_, i) => {
      const seats = [0, 1].map((seat) => ({
        kind: 'bot' as const,
        bot: 'greedy',
        list: lists[(i + seat) % lists.length],
      }));
      const { match } = await visitor.create({ game: 'xwing2', seats });
      return Player.sit(server.address, match.id, undefined, false);
    }),
  );
}

/** Milliseconds until each of these matches has gone on. */
async function untilAllGoOn(watchers: readonly Player[]): Promise<number> {
  const begin = performance.now();
  const under = watchers.filter(({ state }) => state?.outcome == null);
  await Promise.all(
    under.map((player) => {
      const { decisions = 0 } = player.state ?? {};
      return player.until(() => (player.state?.decisions ?? 0) > decisions || player.closed !== undefined, 60_000);
    }),
  );
  return performance.now() - begin;
}

/** How many acknowledged answers a match has lost, and how many answers it holds that nobody gave. */
async function audit(
  server: ServerProcess,
  { match, players }: Played,
): Promise<{ readonly lost: number; readonly odd: number }> {
  const visitor = new Visitor(server.address);
  const record = await insist(() => visitor.ask<MatchRecord>('GET', `/api/matches/${match}/record`));
  let [lost, odd] = [0, 0];
  for (const [seat, { answers, acknowledged }] of players.entries()) {
    const stored = record.decisions.filter(([who]) => who === seat).map(([, answer]) => JSON.stringify(answer));
    for (const ask of acknowledged) if (stored[ask] !== JSON.stringify(answers[ask])) lost++;
    odd += Math.max(0, stored.length - answers.length);
  }
  return { lost, odd };
}

/** PostgreSQL is restarted under load: what was acknowledged, and what happened to it. */
export async function restartRows(): Promise<LimitRow[]> {
  const postgres = await startPostgres();
  const server = new ServerProcess({ DATABASE_URL: await postgres.database() });
  await server.open();
  const played: Played[] = [];
  let over = false;
  const playing = Promise.all(Array.from({ length: PAIRS }, (_, pair) => playOn(server, pair, () => over, played)));
  const watchers = await botsAtPlay(server);
  await pause(SECONDS_BEFORE);
  const begin = performance.now();
  await postgres.restart();
  const down = performance.now() - begin;
  const bots = await untilAllGoOn(watchers);
  await pause(SECONDS_AFTER);
  over = true;
  if (!server.ended) await playing;
  const audits = server.ended ? [] : await Promise.all(played.map((one) => audit(server, one)));
  const ended = server.ended ? 1 : 0;
  for (const watcher of watchers) watcher.socket.terminate();
  await server.close();
  await postgres.stop();
  const people = played.flatMap(({ players }) => players);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const acknowledged = sum(people.map((player) => player.acknowledged.size));
  const name = `PostgreSQL restarted under ${PAIRS} pairs of players`;
  return [
    { name: `${name}: down for`, ours: down, limit: Number.NaN, unit: 'ms' },
    { name: `${name}: answers acknowledged`, ours: acknowledged, limit: Number.NaN, unit: 'answers' },
    { name: `${name}: of these lost`, ours: sum(audits.map(({ lost }) => lost)), limit: 0, unit: 'answers' },
    { name: `${name}: taken twice`, ours: sum(audits.map(({ odd }) => odd)), limit: 0, unit: 'answers' },
    {
      name: `${name}: connections lost`,
      ours: sum(people.map(({ returns }) => returns)),
      limit: 0,
      unit: 'connections',
    },
    {
      name: `${name}: answers refused and sent again`,
      ours: sum(people.map(({ refused }) => refused)),
      limit: Number.NaN,
      unit: 'answers',
    },
    {
      name: `${name}: longest wait for an acknowledgement`,
      ours: Math.max(...people.map(({ longest }) => longest)),
      limit: down + 5000,
      unit: 'ms',
    },
    { name: `${name}: server processes that ended`, ours: ended, limit: 0, unit: 'processes' },
    { name: `${name}: until ${WATCHED} matches of bots went on by themselves`, ours: bots, limit: 5000, unit: 'ms' },
  ];
}
