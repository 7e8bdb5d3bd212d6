import { join } from 'node:path';
import { Random } from '@rangefinder/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player, Visitor } from './client.ts';
import { freePort, startPostgres, type TestPostgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { newFolder } from './servers.ts';
import { differences, insist, Stubborn } from './stubborn.ts';

const SEED = process.env.FAULT_SEED ?? 'kill';
const KILLS = 4;
const PAIRS = 6;

let postgres: TestPostgres;
const processes: ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all(processes.map((server) => server.kill()));
  await postgres.stop();
});

async function serverOn(environment: Record<string, string>): Promise<ServerProcess> {
  const server = new ServerProcess(await freePort(), environment);
  processes.push(server);
  await server.start();
  return server;
}

interface Played {
  readonly match: string;
  readonly players: readonly Stubborn[];
  readonly visitor: Visitor;
}

/** Two players, each with its own list of servers, at a new match of the sample game. */
async function newMatch(servers: readonly (() => readonly string[])[], seed: string): Promise<Played> {
  const [first, second] = servers;
  if (!first || !second) throw new Error('Two players need two lists of servers.');
  let calls = 0;
  const visitor = new Visitor(() => first()[calls++ % first().length] ?? '');
  const { match, tickets } = await insist(() =>
    visitor.create({ game: 'salvage', seats: [{ kind: 'me' }, { kind: 'me' }] }),
  );
  const players = [first, second].map(
    (list, seat) => new Stubborn(list, match.id, tickets[seat]?.secret ?? '', new Random(`${seed}/${seat}`)),
  );
  return { match: match.id, players, visitor };
}

async function playOut({ players }: Played): Promise<void> {
  await Promise.all(players.map((player) => player.play()));
}

/** Waits until so many more answers were acknowledged: moments in the play, not on the clock. */
async function moreAnswers(matches: readonly Played[], more: number): Promise<void> {
  const acknowledged = () =>
    matches.reduce((sum, { players }) => players.reduce((inner, player) => inner + player.acknowledged.size, sum), 0);
  const before = acknowledged();
  await expect.poll(acknowledged, { timeout: 60_000, interval: 1 }).toBeGreaterThanOrEqual(before + more);
}

describe('a server killed at random moments under load', () => {
  it.each(['SQLite', 'PostgreSQL'])(
    'loses no acknowledged decision and takes none twice, on %s',
    { timeout: 240_000 },
    async (kind) => {
      const storage =
        kind === 'SQLite'
          ? { DATABASE_FILE: join(newFolder(), 'faults.db') }
          : { DATABASE_URL: await postgres.database() };
      const server = await serverOn(storage);
      const random = new Random(`${SEED}/${kind}`);
      const started: Played[] = [];
      let killing = true;
      const pairs = Array.from({ length: PAIRS }, async (_, pair) => {
        const played: Played[] = [];
        const servers = [server, server].map(({ address }) => () => [address]);
        for (let i = 0; killing; i++) {
          const match = await newMatch(servers, `${SEED}/${kind}/${pair}/${i}`);
          started.push(match);
          await playOut(match);
          played.push(match);
        }
        return played;
      });
      for (let kill = 0; kill < KILLS; kill++) {
        await moreAnswers(started, 20 + random.below('moment', 60));
        await server.kill();
        await server.start();
      }
      killing = false;
      const played = (await Promise.all(pairs)).flat();
      const returns = played.flatMap(({ players }) => players.map((player) => player.returns));
      expect(returns.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(KILLS);
      for (const { match, players, visitor } of played) {
        expect(await differences(visitor, match, players), `FAULT_SEED=${SEED}, match ${match}`).toEqual([]);
      }
      await server.stop();
    },
  );
});

describe('two servers on one PostgreSQL', () => {
  it('serve the same matches; when one dies its players go on at the other', { timeout: 120_000 }, async () => {
    const DATABASE_URL = await postgres.database();
    const [one, two] = await Promise.all([serverOn({ DATABASE_URL }), serverOn({ DATABASE_URL })]);
    const [first, second] = [() => [one.address, two.address], () => [two.address, one.address]];

    // Seats on different servers see each other come and go, and hear each other.
    const visitor = new Visitor(one.address);
    const { match, tickets } = await visitor.create({ game: 'salvage', seats: [{ kind: 'me' }, { kind: 'me' }] });
    const here = await Player.sit(one.address, match.id, tickets[0]?.secret);
    const there = await Player.sit(two.address, match.id, tickets[1]?.secret);
    await here.until(() => here.state?.seats[1]?.connected === true);
    await there.until(() => there.state?.seats[0]?.connected === true);
    await here.try({ type: 'chat', text: 'hello there' });
    await there.until(() => there.chat.includes('hello there'));
    expect(await Promise.all([here.answer('bid:1'), there.answer('bid:2')])).toEqual([null, null]);
    await Promise.all([here, there].map((player) => player.until(() => player.state?.decisions === 2)));
    await here.until(() => here.asked !== null || there.asked !== null);
    await Promise.all([here.play(new Random('h')), there.play(new Random('t'))]);
    expect(here.view).toEqual(there.view);

    const played = await Promise.all(Array.from({ length: 12 }, (_, i) => newMatch([first, second], `two/${i}`)));
    const playing = Promise.all(played.map(playOut));
    await moreAnswers(played, 40);
    await one.kill();
    await playing;
    const moved = played.flatMap(({ players }) => players.map((player) => player.returns));
    expect(moved.some((n) => n > 0)).toBe(true);
    for (const { match: id, players } of played) {
      expect(await differences(new Visitor(two.address), id, players)).toEqual([]);
    }
    await two.stop();
  });
});
