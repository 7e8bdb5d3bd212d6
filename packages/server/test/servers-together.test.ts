import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player, Visitor } from './client.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { type TestServer, testServer } from './servers.ts';

let postgres: TestPostgres;
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const settings = { databaseUrl, idleSeconds: 0.05 };
  one = await testServer(settings);
  two = await testServer(settings);
});
afterAll(async () => {
  await Promise.all([one, two].map((server) => server.stop()));
  await postgres.stop();
});

/** Waits until every table of the first server sleeps. */
function asleep(): Promise<void> {
  return expect.poll(() => one.hall.counts().awake, { timeout: 10_000, interval: 20 }).toBe(0);
}

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
