import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Player, Visitor } from './client.ts';
import { newFolder, type TestServer, testServer } from './servers.ts';
import { SlowTime } from './time.ts';

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

it('the clock takes the time of whoever is asked, gives increments, plays the least when it falls, and waits for a server that was away', async () => {
  const time = new SlowTime();
  const databaseFile = join(newFolder(), 'clock.db');
  const server = await testServer({ time, databaseFile });
  const visitor = new Visitor(server.address);
  const { match, tickets } = await visitor.create({
    game: 'salvage',
    clock: { seconds: 60, increment: 5 },
    seats: [{ kind: 'me' }, { kind: 'me' }],
  });
  const sit = (address: string) =>
    Promise.all(tickets.map(({ secret }) => Player.sit(address, match.id, secret))) as Promise<[Player, Player]>;
  const [first, second] = await sit(server.address);
  expect(first.state?.clock).toEqual({ left: [60_000, 60_000], running: [0, 1] });

  time.pass(20_000);
  await first.answer('bid:1');
  await second.until(() => second.state?.clock?.running.length === 1);
  expect(second.state?.clock).toEqual({ left: [45_000, 40_000], running: [1] });
  time.pass(10_000);

  await server.stop();
  time.pass(3_600_000);
  const again = await testServer({ time, databaseFile });
  servers.push(again);
  const [one, two] = await sit(again.address);
  // Time since the last decision was lost with the server; the hour without one is on nobody's clock.
  expect(two.state?.clock).toEqual({ left: [45_000, 40_000], running: [1] });

  time.pass(39_999);
  expect(two.state?.decisions).toBe(1);
  time.pass(1);
  // The least seat 1 can do is to bid the first option; then its increment is all it has.
  await one.until(() => one.state?.decisions !== 1);
  expect(one.events.find(({ event }) => event.type === 'bids')?.event).toMatchObject({ bids: [1, 0] });
  expect(one.state?.clock?.left[1]).toBe(5000);
  expect(one.state?.outcome).toBeNull();

  // Whoever never answers again loses in the end, but the match comes to its end.
  for (let i = 0; i < 200 && !one.state?.outcome; i++) {
    const decisions = one.state?.decisions;
    time.pass(61_000);
    await one.until(() => one.state?.decisions !== decisions || one.state?.outcome != null);
  }
  expect(one.state?.outcome).toMatchObject({ rule: expect.stringMatching(/^salvage\.end\./) });
});
