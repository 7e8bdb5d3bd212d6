import type { Me } from '@rangefinder/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TROUBLES } from '../src/metrics.ts';
import { Visitor } from './client.ts';
import { type TestServer, testServer } from './servers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

it('a guest plays at once, claims the name later, and finds its matches in another browser', async () => {
  const browser = new Visitor(server.address);
  const guest = await browser.ask<Me>('GET', '/api/me');
  expect(guest.guest).toBe(true);
  expect(await browser.ask('GET', '/api/me')).toEqual(guest);
  expect(await browser.ask('POST', '/api/me/name', { name: 'Biggs' })).toMatchObject({ name: 'Biggs', guest: true });
  const { match } = await browser.create({ game: 'salvage', seats: [{ kind: 'me' }, { kind: 'human' }] });

  const credentials = { name: 'Biggs', password: 'red three standing by' };
  expect(await browser.ask('POST', '/api/register', credentials)).toEqual({
    id: guest.id,
    name: 'Biggs',
    guest: false,
  });
  const other = new Visitor(server.address);
  expect(await other.call('POST', '/api/register', { ...credentials, name: 'BIGGS' })).toMatchObject({ status: 409 });
  expect(await other.call('POST', '/api/me/name', { name: 'biggs' })).toMatchObject({ status: 409 });
  expect(await other.call('POST', '/api/login', { ...credentials, password: 'red two standing by' })).toMatchObject({
    status: 401,
    body: { error: 'account.login.1' },
  });
  expect(await other.ask('POST', '/api/login', credentials)).toMatchObject({ id: guest.id });
  const mine = await other.ask<{ id: string }[]>('GET', '/api/matches?list=mine');
  expect(mine.map(({ id }) => id)).toEqual([match.id]);
  expect(await other.ask('POST', `/api/matches/${match.id}/tickets`)).toHaveLength(1);
  expect(await other.ask('POST', '/api/logout')).toMatchObject({ guest: true });
  expect(await other.ask('GET', '/api/matches?list=mine')).toEqual([]);
});

it('names and passwords are what they should be', async () => {
  const visitor = new Visitor(server.address);
  for (const name of ['', 'x', ' ', '<script>', 'a'.repeat(31), 'a\u0000b']) {
    expect(await visitor.call('POST', '/api/me/name', { name })).toMatchObject({ status: 400 });
  }
  const short = { name: 'Wedge', password: 'short' };
  expect(await visitor.call('POST', '/api/register', short)).toMatchObject({ status: 400 });
});

it('dice can be promised before the creator says a word, once', async () => {
  const visitor = new Visitor(server.address);
  const { commitment } = await visitor.ask<{ commitment: string }>('POST', '/api/commitments');
  const seats = [{ kind: 'me' as const }, { kind: 'human' as const }];
  const { match } = await visitor.create({ game: 'salvage', seats, commitment });
  expect(await visitor.ask('GET', `/api/matches/${match.id}/fairness`)).toMatchObject({ commitment, secret: null });
  const again = { game: 'salvage', seats, commitment, word: 'x' };
  expect(await visitor.call('POST', '/api/matches', again)).toMatchObject({ status: 409 });
});

it('operators find health, metrics and the description of the interface', async () => {
  const visitor = new Visitor(server.address);
  expect(await visitor.ask('GET', '/health')).toMatchObject({ status: 'ok' });
  const metrics = await visitor.ask<string>('GET', '/metrics');
  for (const name of [
    'decisions_total',
    'decision_seconds',
    'bot_seconds',
    'storage_seconds',
    'errors_total',
    'sockets',
  ])
    expect(metrics).toContain(`rangefinder_${name}`);
  // An alarm sees what grows, and nothing grows out of nothing.
  for (const kind of TROUBLES) expect(metrics).toContain(`rangefinder_errors_total{kind="${kind}"} 0`);
  expect(await visitor.ask('GET', '/api/docs/json')).toMatchObject({ openapi: expect.any(String) });
});
