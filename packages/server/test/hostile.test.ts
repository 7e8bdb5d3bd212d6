import { request } from 'node:http';
import { LONGEST_MESSAGE } from '@rangefinder/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Player, Visitor } from './client.ts';
import { type TestServer, testServer } from './servers.ts';

let server: TestServer;
let visitor: Visitor;
let match: string;
let secrets: string[];
let player: Player;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  visitor = new Visitor(server.address);
  const created = await visitor.create({ game: 'salvage', seats: [{ kind: 'me' }, { kind: 'me' }] });
  match = created.match.id;
  secrets = created.tickets.map(({ secret }) => secret);
  player = await Player.sit(server.address, match, secrets[0]);
});

/** All that can be seen of the match, through both seats. */
async function everything(): Promise<unknown> {
  const seats = await Promise.all(secrets.map((secret) => Player.sit(server.address, match, secret)));
  const seen = seats.map(({ view, events, state, chat }) => ({ view, events, asked: state?.asked, chat }));
  await Promise.all(seats.map((one) => one.close()));
  return seen;
}

function refusals(rule: string): number {
  return server.log.filter((line) => line.includes(`"refused":"${rule}"`)).length;
}

/** Does something hostile; nothing may change, and the log must tell. */
async function harmless(rule: string, act: () => Promise<unknown>): Promise<void> {
  const [before, noted] = [await everything(), refusals(rule)];
  await act();
  expect(await everything()).toEqual(before);
  expect(refusals(rule)).toBeGreaterThan(noted);
}

describe('is refused, noted, and changes nothing:', () => {
  it('a wrong seat secret', () =>
    harmless('table.seat.1', async () => {
      for (const secret of ['', 'wrong', secrets[0]?.slice(1) ?? '', 'x'.repeat(200)]) {
        await expect(Player.sit(server.address, match, secret)).rejects.toThrow(/opens no seat/);
      }
    }));

  it('an answer for another seat, from the bench, before hello', async () => {
    const answer = { type: 'answer', seat: 1, ask: 0, answer: 'bid:1' };
    await harmless('table.seat.2', async () => {
      expect(await player.try(answer)).toMatchObject({ rule: 'table.seat.2' });
      const bench = await Player.sit(server.address, match);
      expect(await bench.try({ ...answer, seat: 0 })).toMatchObject({ rule: 'table.seat.2' });
    });
    await harmless('table.hello.1', async () => {
      const stranger = await Player.connect(server.address, match);
      expect(await stranger.try(answer)).toMatchObject({ rule: 'table.hello.1' });
      await stranger.until(() => stranger.closed !== undefined);
    });
  });

  it('an answer out of order, replayed, or not offered', async () => {
    await player.answer('bid:1');
    await harmless('table.ask.1', async () => {
      expect(await player.try({ type: 'answer', seat: 0, ask: 0, answer: 'bid:2' })).toMatchObject({
        rule: 'table.ask.1',
      });
      expect(await player.try({ type: 'answer', seat: 0, ask: 7, answer: 'bid:2' })).toMatchObject({
        rule: 'table.ask.2',
      });
      expect(await player.try({ type: 'answer', seat: 0, ask: 0, answer: 'bid:1' })).toBeNull();
      expect(await player.try({ type: 'answer', seat: 0, ask: 1, answer: 'bid:1' })).toMatchObject({
        rule: 'kernel.turn.1',
      });
    });
  });

  it('a forged cookie: it is somebody unknown', async () => {
    const owner = new Visitor(server.address);
    owner.cookie = visitor.cookie;
    const [name = '', value = ''] = visitor.cookie.split('=');
    const forged = new Visitor(server.address);
    for (const cookie of [`${name}=${value.slice(0, -3)}AAA`, `${name}=${value.split('.')[0]}`, `${name}=x.y`]) {
      forged.cookie = cookie;
      expect(await forged.ask('POST', `/api/matches/${match}/tickets`)).toEqual([]);
    }
    expect(refusals('http.cookie.1')).toBeGreaterThan(0);
    expect(await owner.ask('POST', `/api/matches/${match}/tickets`)).toHaveLength(2);
  });

  it('a page of another site', async () => {
    const foreign = { origin: 'https://evil.example' };
    await harmless('http.origin.1', async () => {
      const { status } = await visitor.call('POST', `/api/matches/${match}/join`, { word: 'x' }, foreign);
      expect(status).toBe(403);
      await expect(Player.connect(server.address, match, foreign)).rejects.toThrow(/403/);
    });
    const own = await Player.connect(server.address, match, { origin: server.address });
    await own.close();
  });

  it('a message that is too long, not text, or not JSON', async () => {
    await harmless('table.message.2', async () => {
      const shouter = await Player.sit(server.address, match, secrets[0]);
      shouter.send('x'.repeat(LONGEST_MESSAGE + 1));
      await shouter.until(() => shouter.closed !== undefined);
      expect(shouter.closed).toBe(1009);
    });
    await harmless('table.message.1', async () => {
      player.send('not json');
      player.socket.send(Buffer.from([0, 1, 2, 255]));
      player.send('[]');
      player.send('null');
      player.send({ type: 'answer', seat: 0, ask: 0, answer: 'bid:1', call: 1, admin: true });
      player.send('{"type":"answer","seat":0,"ask":0,"call":1,"answer":"bid:1","__proto__":{"x":1}}');
      for (const text of ['a\0b', 'half a \ud800', ''])
        expect(await player.try({ type: 'chat', text })).toMatchObject({ rule: 'table.message.1' });
      expect(await player.try({ type: 'ping' })).toBeNull();
    });
  });

  it('a body that is too large, odd, or of the wrong kind', async () => {
    const wish = { game: 'salvage', seats: [{ kind: 'me' }, { kind: 'me' }], word: 'x' };
    const odd = [
      { ...wish, game: 'chess' },
      { ...wish, seats: [] },
      { ...wish, seats: [{ kind: 'me' }] },
      { ...wish, word: 'x'.repeat(101) },
      { ...wish, word: '' },
      // No database keeps these as they are, and the dice follow from the word.
      { ...wish, word: 'a\0b' },
      { ...wish, word: 'half a \ud800' },
      { ...wish, commitment: 'a\0b' },
      { ...wish, mission: 'none' },
      { ...wish, clock: { seconds: -1, increment: 0 } },
      { ...wish, seats: [{ kind: 'me' }, { kind: 'bot', bot: '__proto__' }] },
      { ...wish, extra: 1 },
      { ...wish, access: 'private', seats: [{ kind: 'me' }, { kind: 'human' }] },
      { ...wish, commitment: 'unknown' },
      { ...wish, word: 'x'.repeat(200_000) },
      { ...wish, game: 'xwing2', seats: [{ kind: 'me', list: { ships: 'many' } }, { kind: 'human' }] },
      { ...wish, game: 'xwing2', seats: [{ kind: 'me' }, { kind: 'human' }] },
    ];
    for (const body of odd) {
      const { status, body: error } = await visitor.call('POST', '/api/matches', body);
      expect([400, 404, 409, 413]).toContain(status);
      expect(error).toMatchObject({ error: expect.any(String), message: expect.any(String) });
    }
    expect(await visitor.call('GET', '/api/matches/nowhere')).toMatchObject({ status: 404 });
    expect(await visitor.call('GET', '/api/matches/..%2F..%2Fetc%2Fpasswd')).toMatchObject({ status: 400 });
  });
});

describe('ten thousand messages of nonsense', () => {
  it('leave the match as it was and the server alive', { timeout: 60_000 }, async () => {
    const before = await everything();
    const type = fc.constantFrom(
      'hello',
      'answer',
      'check',
      'ask-undo',
      'reply-undo',
      'bogus',
      '__proto__',
      'constructor',
    );
    const seat = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), fc.string());
    const answer = fc.oneof(
      fc.string({ maxLength: 500 }),
      fc.array(fc.string(), { maxLength: 80 }),
      fc.array(fc.record({ x: fc.double(), y: fc.double(), heading: fc.double() }), { maxLength: 20 }),
      fc.jsonValue({ maxDepth: 4 }),
    );
    // Whatever is legal at this moment is left out: a legal answer would change the match, and rightly.
    const legal = JSON.stringify(['bid:0', 'bid:1', 'bid:2', 'bid:3', 'bid:4', 'bid:5']);
    const message = fc
      .record(
        {
          type,
          seat,
          ask: fc.integer({ min: -3, max: 3 }),
          answer,
          call: fc.integer({ min: -1 }),
          to: fc.integer(),
          grant: fc.boolean(),
          secret: fc.string(),
        },
        { requiredKeys: [] },
      )
      .filter(
        (one) =>
          !JSON.stringify(one.answer ?? null)
            .split('"')
            .some((text) => text !== '' && legal.includes(`"${text}"`)),
      );
    const texts = fc.oneof(
      message.map((one) => JSON.stringify(one)),
      message.map((one) => JSON.stringify(one).slice(0, -1)),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.jsonValue().map((one) => JSON.stringify(one)),
    );
    const samples = fc.sample(texts, { numRuns: 10_000, seed: 4477 });
    let fuzzer = await Player.sit(server.address, match, secrets[0], false);
    for (const [i, text] of samples.entries()) {
      if (fuzzer.closed !== undefined) fuzzer = await Player.sit(server.address, match, secrets[0], false);
      fuzzer.send(text);
      if (i % 500 === 0) await fuzzer.say({ type: 'ping' });
    }
    await fuzzer.say({ type: 'ping' });
    expect(await everything()).toEqual(before);
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(await player.answer('bid:1')).toBeNull();
    expect(await visitor.call('GET', '/health')).toMatchObject({ status: 200 });
  });
});

/** The status of a request whose target is written exactly so: `fetch` would tidy it up. */
function statusOf(address: string, method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const { hostname, port } = new URL(address);
  return new Promise<number>((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('limits', () => {
  it('hold however the address is written', async () => {
    const strict = await testServer({ requestsPerMinute: 10, loginsPerMinute: 2, matchesPerMinute: 2 });
    try {
      const spelled = ['/api', '/%61pi', `${strict.address}/api`, 'http://elsewhere.example/%61%70i'];
      const json = { 'content-type': 'application/json' };
      const credentials = JSON.stringify({ name: 'nobody', password: 'wrong password' });
      const logins = [];
      for (const api of spelled)
        for (let i = 0; i < 2; i++)
          logins.push(await statusOf(strict.address, 'POST', `${api}/login`, json, credentials));
      expect(logins).toEqual([401, 401, 429, 429, 429, 429, 429, 429]);
      const wish = JSON.stringify({ game: 'salvage', word: 'x', seats: [{ kind: 'me' }, { kind: 'me' }] });
      const made = [];
      for (const api of spelled) made.push(await statusOf(strict.address, 'POST', `${api}/matches`, json, wish));
      expect(made).toEqual([200, 200, 429, 429]);
      const calls = [];
      for (let i = 0; i < 20; i++)
        calls.push(await statusOf(strict.address, 'GET', `${spelled[i % spelled.length]}/matches/nowhere`));
      expect(calls.filter((status) => status === 404)).toHaveLength(10);
      expect(calls.slice(10)).toEqual(Array(10).fill(429));
      // The description of the interface is a part of it; files of the app and the operators' pages are not.
      for (const api of spelled) expect(await statusOf(strict.address, 'GET', `${api}/docs/json`)).toBe(429);
      for (const path of ['/', '/health']) expect(await statusOf(strict.address, 'GET', path)).toBe(200);
    } finally {
      await strict.stop();
    }
  });

  it('count connections that are still being made, and forget those that came to nothing', async () => {
    const strict = await testServer({ socketsPerAddress: 3 });
    try {
      const created = await new Visitor(strict.address).create({
        game: 'salvage',
        seats: [{ kind: 'me' }, { kind: 'me' }],
      });
      const connect = () => Player.connect(strict.address, created.match.id);
      for (let i = 0; i < 5; i++)
        await expect(
          Player.connect(strict.address, created.match.id, { origin: 'https://evil.example' }),
        ).rejects.toThrow(/403/);
      const settled = await Promise.allSettled(Array.from({ length: 12 }, connect));
      const open = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(open).toHaveLength(3);
      await Promise.all(open.map((one) => one.close()));
      await expect.poll(async () => (await Promise.allSettled([connect()]))[0]?.status).toBe('fulfilled');
    } finally {
      await strict.stop();
    }
  });

  it('are of the visitor, not of the address a visitor claims to come from', async () => {
    const strict = await testServer({ requestsPerMinute: 5, trustedProxies: 1 });
    try {
      const behindProxy = (claim: string) => ({ 'x-forwarded-for': `${claim}, 192.0.2.7` });
      const calls = [];
      for (let i = 0; i < 10; i++)
        calls.push(await statusOf(strict.address, 'GET', '/api/matches/nowhere', behindProxy(`198.51.100.${i}`)));
      expect(calls.filter((status) => status === 429)).toHaveLength(5);
      expect(await statusOf(strict.address, 'GET', '/api/matches/nowhere', { 'x-forwarded-for': '192.0.2.8' })).toBe(
        404,
      );
    } finally {
      await strict.stop();
    }
  });
});

describe('haste', () => {
  it('is slowed down on sockets and on HTTP', async () => {
    const strict = await testServer({
      messagesPerSecond: 5,
      messageBurst: 20,
      requestsPerMinute: 30,
      loginsPerMinute: 5,
      socketsPerAddress: 3,
      helloSeconds: 1,
    });
    try {
      const guest = new Visitor(strict.address);
      const created = await guest.create({ game: 'salvage', seats: [{ kind: 'me' }, { kind: 'me' }] });
      const hasty = await Player.sit(strict.address, created.match.id, created.tickets[0]?.secret);
      for (let i = 0; i < 200; i++) hasty.send({ type: 'ping', call: i });
      await hasty.until(() => hasty.closed !== undefined);
      expect(hasty.closed).toBe(1008);
      const heard = hasty.heard.map((text) => JSON.parse(text) as { type: string; call?: number | null });
      expect(heard.filter(({ type }) => type === 'done').length).toBeLessThan(30);
      // Each hears of itself: nobody waits in vain for a reply.
      const refused = heard.filter(({ type }) => type === 'refused');
      expect(new Set(refused.map(({ call }) => call)).size).toBe(refused.length);

      const sockets = await Promise.all([0, 1, 2].map(() => Player.connect(strict.address, created.match.id)));
      await expect(Player.connect(strict.address, created.match.id)).rejects.toThrow(/429/);
      // Whoever says nothing at all is sent away.
      await Promise.all(sockets.map((one) => one.until(() => one.closed === 1008)));

      const credentials = { name: 'nobody', password: 'wrong password' };
      const logins = [];
      for (let i = 0; i < 8; i++) logins.push((await guest.call('POST', '/api/login', credentials)).status);
      expect(logins).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
      const calls = [];
      for (let i = 0; i < 40; i++) calls.push((await guest.call('GET', '/api/me')).status);
      expect(calls).toContain(429);
      expect(await guest.call('GET', '/health')).toMatchObject({ status: 200 });
    } finally {
      await strict.stop();
    }
  });
});
