import { GAMES } from '@rangefinder/games';
import { Match, type MatchRecord, Random } from '@rangefinder/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player, Visitor } from './client.ts';
import { FaultyLine } from './faulty-line.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { type TestServer, testServer } from './servers.ts';
import { differences, Stubborn } from './stubborn.ts';
import { SlowTime } from './time.ts';

/** Two servers, each with a line to the same database that can fail. The first loses patience early, and its tables sleep soon. */
let postgres: TestPostgres;
let line: FaultyLine;
let secondLine: FaultyLine;
let database: string;
let one: TestServer;
let two: TestServer;
const time = new SlowTime();
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.database();
  const through = await FaultyLine.before(database);
  line = through.line;
  one = await testServer({ databaseUrl: through.url, databaseSeconds: 0.5, idleSeconds: 0.05 });
  const other = await FaultyLine.before(database);
  secondLine = other.line;
  two = await testServer({ databaseUrl: other.url, time });
});
afterAll(async () => {
  await two.stop();
  await Promise.all([line, secondLine].map((one) => one.close()));
  await postgres.stop();
});

/** Waits until every table of the first server sleeps. */
function asleep(): Promise<void> {
  return expect.poll(() => one.hall.counts().awake, { timeout: 10_000, interval: 20 }).toBe(0);
}

/** Does something with a connection of the test's own. */
async function asOperator<T>(act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Waits until some backend of a server stands before a lock. */
function somebodyWaits(client: pg.Client): Promise<void> {
  const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  return expect
    .poll(async () => (await client.query(waiting)).rowCount, { timeout: 10_000, interval: 10 })
    .toBeGreaterThan(0);
}

const TERMINATE_OTHERS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

const OWN = [{ kind: 'me' as const }, { kind: 'me' as const }];
const BOT = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }];

describe('two servers on one PostgreSQL', () => {
  it.each(GAMES)(
    '$name between bots is played to its end, seen by both, and replays from its record',
    async ({ id, load }) => {
      const seats = [0, 1].map(() => ({ kind: 'bot' as const, bot: 'random' }));
      const { match } = await new Visitor(two.address).create({ game: id, access: 'link', seats });
      const benches = await Promise.all([one, two].map(({ address }) => Player.sit(address, match.id)));
      await Promise.all(benches.map((bench) => bench.until(() => bench.state?.outcome != null, 90_000)));
      const [here, there] = benches.map(({ state, view }) => ({ outcome: state?.outcome, view }));
      expect(here).toEqual(there);
      const record = await new Visitor(one.address).ask<MatchRecord>('GET', `/api/matches/${match.id}/record`);
      const game = await load();
      expect(Match.replay(game, record).outcome).toEqual(here?.outcome);
      await Promise.all(benches.map((bench) => bench.close()));
    },
    120_000,
  );

  it('whatever happens through one server reaches those whose table sleeps on the other', async () => {
    const [host, guest] = [new Visitor(one.address), new Visitor(two.address)];
    const { match, tickets } = await host.create({ game: 'salvage', seats: [{ kind: 'me' }, { kind: 'human' }] });
    const here = await Player.sit(one.address, match.id, tickets[0]?.secret);
    await asleep();

    const ticket = await guest.join(match.id);
    await here.until(() => here.view !== null);
    expect(here.state?.seats[1]).toMatchObject({ kind: 'human' });
    await asleep();
    const there = await Player.sit(two.address, match.id, ticket.secret);
    await here.until(() => here.state?.seats[1]?.connected === true);

    await asleep();
    expect(await there.answer('bid:1')).toBeNull();
    await here.until(() => here.state?.decisions === 1);
    await asleep();
    expect(await there.try({ type: 'ask-undo', to: 0 })).toBeNull();
    await here.until(() => here.state?.undo != null);
    await asleep();
    expect(await there.try({ type: 'reply-undo', grant: false })).toBeNull();
    await here.until(() => here.state?.undo === null);
    await asleep();
    expect(await there.try({ type: 'chat', text: 'still there?' })).toBeNull();
    await here.until(() => here.chat.includes('still there?'));
    await asleep();
    expect(await there.try({ type: 'concede' })).toBeNull();
    await here.until(() => here.state?.outcome != null);
    await asleep();
    expect(await there.try({ type: 'rematch' })).toBeNull();
    await here.until(() => here.state?.rematch.seats.length === 1);
    await there.close();
    await here.until(() => here.state?.seats[1]?.connected === false);
    await here.close();
  });

  it('catch up with what was said and done while one of them heard no news', async () => {
    const [host, guest] = [new Visitor(one.address), new Visitor(two.address)];
    const { match, tickets } = await host.create({ game: 'salvage', seats: [{ kind: 'me' }, { kind: 'human' }] });
    const here = await Player.sit(one.address, match.id, tickets[0]?.secret);
    line.cut();
    const there = await Player.sit(two.address, match.id, (await guest.join(match.id)).secret);
    expect(await there.try({ type: 'chat', text: 'can you hear me?' })).toBeNull();
    expect(await there.answer('bid:1')).toBeNull();
    line.open();
    await here.until(() => here.state?.decisions === 1);
    await here.until(() => here.chat.includes('can you hear me?'));
    await here.until(() => here.state?.seats[1]?.connected === true);
    await there.until(() => there.state?.seats[0]?.connected === true);
    expect(await here.answer('bid:1')).toBeNull();
    await Promise.all([here, there].map((player) => player.close()));
  });
});

describe('a server whose PostgreSQL', () => {
  it('loses a connection in the middle of a query asks again, and answers are taken once', async () => {
    const visitor = new Visitor(two.address);
    const { match, tickets } = await visitor.create({ game: 'salvage', seats: OWN });
    const [first, second] = await Promise.all(tickets.map(({ secret }) => Player.sit(two.address, match.id, secret)));
    await asOperator(async (client) => {
      await client.query('begin; lock table entries in exclusive mode');
      const answered = first?.answer('bid:1');
      await somebodyWaits(client);
      await client.query(TERMINATE_OTHERS);
      await client.query('rollback');
      expect(await answered).toBeNull();
    });
    await second?.until(() => second.state?.decisions === 1);
    expect(await second?.try({ type: 'concede' })).toBeNull();
    const record = await visitor.ask<{ decisions: unknown[] }>('GET', `/api/matches/${match.id}/record`);
    expect(record.decisions).toEqual([[0, 'bid:1']]);
  });

  it('wrote something down without being able to say so finds it, and does it once', async () => {
    const visitor = new Visitor(two.address);
    const { match, tickets } = await visitor.create({ game: 'salvage', seats: OWN });
    const [first, second] = await Promise.all(tickets.map(({ secret }) => Player.sit(two.address, match.id, secret)));
    expect(await first?.answer('bid:1')).toBeNull();
    await asOperator(async (client) => {
      const entries = async () =>
        (await client.query('select number from entries where match = $1', [match.id])).rowCount;
      secondLine.holdReplies();
      const asked = first?.try({ type: 'ask-undo', to: 0 });
      await expect.poll(entries, { timeout: 10_000, interval: 10 }).toBe(2);
      secondLine.cut();
      secondLine.open();
      expect(await asked).toBeNull();
      await second?.until(() => second.state?.undo != null);
      expect(await entries()).toBe(2);
    });
  });

  it('restarts under load goes on with players, bots and clocks by itself', async () => {
    const visitor = new Visitor(two.address);
    const pairs = await Promise.all(
      [0, 1, 2].map(async (pair) => {
        const { match, tickets } = await visitor.create({ game: 'salvage', seats: OWN });
        const random = (seat: number) => new Random(`restart/${pair}/${seat}`);
        const players = tickets.map(
          ({ seat, secret }) => new Stubborn(() => [two.address], match.id, secret, random(seat)),
        );
        return { match: match.id, players };
      }),
    );
    const playing = Promise.all(pairs.flatMap(({ players }) => players.map((player) => player.play())));
    const clocked = await visitor.create({ game: 'salvage', seats: OWN, clock: { seconds: 10, increment: 0 } });
    const late = await Player.sit(two.address, clocked.match.id, clocked.tickets[0]?.secret);
    const acknowledged = () => pairs.flatMap(({ players }) => players.map((one) => one.acknowledged.size));
    await expect.poll(() => Math.max(...acknowledged()), { timeout: 30_000, interval: 5 }).toBeGreaterThan(3);

    // The bot's first answer, and the one the clock gives, are on their way when the database goes down.
    const { match, tickets } = await asOperator(async (client) => {
      await client.query('begin; lock table entries in exclusive mode');
      const created = await visitor.create({ game: 'salvage', seats: BOT });
      await somebodyWaits(client);
      time.pass(10_000);
      await postgres.restart();
      return created;
    });
    // Whoever sat down earlier would wait behind the bot's answer.
    await expect.poll(async () => (await visitor.call('GET', '/health')).status).toBe(200);
    const bot = await Player.sit(two.address, match.id, tickets[0]?.secret);
    await bot.until(() => bot.state?.decisions === 1);
    // If the database was away for long, everybody's time began anew.
    time.pass(10_000);
    await late.until(() => (late.state?.decisions ?? 0) > 0);
    await playing;
    for (const { match, players } of pairs) expect(await differences(visitor, match, players)).toEqual([]);
    await Promise.all([bot, late].map((player) => player.close()));
  });

  it('hangs says so in time, refuses clearly, and goes on when it answers again', async () => {
    const visitor = new Visitor(one.address);
    const { match, tickets } = await visitor.create({ game: 'salvage', seats: OWN });
    const [first, second] = await Promise.all(tickets.map(({ secret }) => Player.sit(one.address, match.id, secret)));
    line.fallSilent();
    const begin = performance.now();
    const refusal = first?.answer('bid:1');
    expect(await visitor.call('GET', '/health')).toMatchObject({ status: 503 });
    expect(performance.now() - begin).toBeLessThan(5000);
    // Not written, or, if the table slept, not even read.
    expect(await refusal).toMatchObject({ rule: expect.stringMatching(/^table\.storage\.[12]$/) });
    expect(await visitor.call('GET', `/api/matches/${match.id}`)).toMatchObject({
      status: 503,
      body: { error: 'table.storage.2' },
    });
    expect(await first?.try({ type: 'ping' })).toBeNull();
    const shutOut = await Player.connect(one.address, match.id);
    shutOut.send({ type: 'hello' });
    await shutOut.until(() => shutOut.closed !== undefined);
    // Not refused: come back in a moment.
    expect([shutOut.closed, shutOut.heard]).toEqual([1013, ['{"type":"restart"}']]);

    line.open();
    await expect.poll(async () => (await visitor.call('GET', '/health')).status).toBe(200);
    // The first answer may have been on its way, and written after all: the same one again is taken once.
    await expect.poll(() => first?.try({ type: 'answer', seat: 0, ask: 0, answer: 'bid:1' })).toBeNull();
    await second?.until(() => second.state?.decisions === 1);
    expect(await second?.answer('bid:2')).toBeNull();
  });

  it('hangs does not keep its server from stopping', async () => {
    line.fallSilent();
    await one.stop();
    line.open();
  });
});
