import { GAMES, type RegisteredGame } from '@rangefinder/games';
import { Random, type RequestView, randomAnswer } from '@rangefinder/kernel';
import type { SeatTicket } from '@rangefinder/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { asRequest, Visitor } from '../packages/server/test/client.ts';
import { type TestServer, testServer } from '../packages/server/test/servers.ts';
import { OnlineSession } from '../packages/web/src/sessions/online.ts';
import type { Socket } from '../packages/web/src/sessions/wire.ts';

/** As a server is set up where nobody sets anything: what a page says too fast is refused. */
const AS_USUAL = { messagesPerSecond: 30, messageBurst: 90 };

/** So many decisions are made before the page is loaded anew, and again before the match is conceded. */
const DECISIONS = 6;

let server: TestServer;
beforeAll(async () => {
  server = await testServer(AS_USUAL);
});
afterAll(() => server.stop());

function connect(path: string): Socket {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}${path}`);
  const plain: Socket = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.on('open', () => plain.onopen?.());
  socket.on('message', (data) => plain.onmessage?.({ data: String(data) }));
  socket.on('close', () => plain.onclose?.());
  return plain;
}

const wait = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 30_000, interval: 5 });

/** A page that shows a match. */
class Page {
  readonly rematches: string[] = [];
  readonly session: OnlineSession;

  constructor(game: string, match: string, secret?: string) {
    const ticket = secret === undefined ? {} : { secret };
    this.session = new OnlineSession({ game, match, ...ticket }, (next) => this.rematches.push(next), connect);
  }

  get shown() {
    return this.session.snapshot();
  }

  /** Waits for one's turn, or for the end. */
  async turn(): Promise<RequestView | null> {
    await wait(() => this.shown.request !== null || this.shown.outcome !== null);
    return this.shown.request;
  }

  /** Answers until so many decisions are made, trying out each as a hand does that drags a piece. */
  async play(random: Random, until: number): Promise<void> {
    while (this.shown.decisions < until) {
      const request = await this.turn();
      if (!request) return;
      const answer = randomAnswer(asRequest(request), random);
      const tried = await Promise.all(Array.from({ length: 20 }, () => this.session.check(answer)));
      expect(tried).toEqual(tried.map(() => null));
      const { decisions } = this.shown;
      expect(await this.session.answer(answer)).toBeNull();
      // The next question may be the very same.
      await wait(() => this.shown.decisions > decisions);
    }
  }
}

/** A match of a person in the first seat against a bot, with lists that come with the game. */
async function againstBot({ id, load }: RegisteredGame, host: Visitor) {
  const game = await load();
  const list = game.readyLists.find(({ seats }) => seats?.includes(0) ?? true)?.list;
  const [mission] = list === undefined ? [] : (game.missionsFor?.(list) ?? []);
  const [bot = 'random'] = Object.keys(game.bots);
  return host.create({
    game: id,
    mission,
    seats: [
      { kind: 'me', list },
      { kind: 'bot', bot },
    ],
  });
}

it.each(GAMES)('a page plays $id on a server, and the server has nothing to complain of', async (registered) => {
  const [host, random] = [new Visitor(server.address), new Random(registered.id)];
  const { match, tickets } = await againstBot(registered, host);
  const page = (secret?: string) => new Page(registered.id, match.id, secret);
  const [before, bench] = [page(tickets[0]?.secret), page()];
  await before.play(random, DECISIONS);
  await before.turn();
  const { view, events, request, decisions } = before.shown;
  before.session.close();

  const after = page(tickets[0]?.secret);
  await after.turn();
  expect(after.shown).toMatchObject({ view, events, request, decisions });
  const to = after.shown.undoTo ?? -1;
  expect(await after.session.powers.undo?.(to)).toBeNull();
  await after.play(random, 2 * DECISIONS);
  expect(await after.session.powers.chat?.('Good game')).toBeNull();
  expect(await after.session.powers.concede?.()).toBeNull();
  expect(await after.session.powers.rematch?.()).toBeNull();
  await wait(() => after.rematches.length > 0 && bench.rematches.length > 0);
  expect(bench.shown).toMatchObject({ outcome: { rule: 'table.concede.1' }, decisions: after.shown.decisions });
  expect(bench.shown.chat.map(({ text }) => text)).toEqual(['Good game']);
  for (const one of [after, bench]) one.session.close();

  const [ticket] = await host.ask<SeatTicket[]>('POST', `/api/matches/${after.rematches[0]}/tickets`);
  const next = new Page(registered.id, after.rematches[0] ?? '', ticket?.secret);
  await next.turn();
  next.session.close();
  // Whoever breaks down is played for, and the match goes on: only the log tells.
  expect(server.log).toEqual([]);
});
