import type { RequestView, SeenEvent } from '@rangefinder/kernel';
import type { ServerMessage, TableState } from '@rangefinder/protocol';
import { changeBetween } from '@rangefinder/protocol/change';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OnlineSession } from './online.ts';
import type { Socket } from './wire.ts';

const REQUEST: RequestView = {
  kind: 'pick',
  seat: 0,
  topic: 'bid',
  rule: 'salvage.bid.1',
  options: [{ key: 'bid:0' }, { key: 'bid:1' }],
  min: 1,
  max: 1,
  refused: [],
};

const STATE: TableState = {
  summary: {
    id: 'm',
    game: 'salvage',
    mission: null,
    status: 'playing',
    players: [],
    clock: null,
    access: 'link',
    casual: true,
    decisions: 0,
    winner: null,
    createdAt: 0,
    updatedAt: 0,
  },
  seats: [
    { name: 'Ann', kind: 'human', connected: true, faltered: false },
    { name: 'Bob', kind: 'human', connected: true, faltered: false },
  ],
  decisions: 0,
  asked: { ask: 7, request: REQUEST },
  waitingFor: [],
  outcome: null,
  clock: null,
  fairness: { commitment: 'c', words: [null, null], secret: null },
  undoTo: null,
  undo: null,
  rematch: { seats: [], match: null },
};

const VIEW = { round: 1, crews: [{ fuel: 10 }, { fuel: 10 }] };
const TABLE: Extract<ServerMessage, { type: 'table' }> = {
  type: 'table',
  viewer: 0,
  view: VIEW,
  events: [],
  chat: [],
  state: STATE,
};

/** A server that a test plays: what it was sent, and what it says. */
function fakeServer() {
  const sockets: { socket: Socket; sent: unknown[] }[] = [];
  const connect = (): Socket => {
    const sent: unknown[] = [];
    const socket: Socket = {
      send: (text) => sent.push(JSON.parse(text)),
      close: () => socket.onclose?.(),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    sockets.push({ socket, sent });
    return socket;
  };
  const last = () => {
    const found = sockets.at(-1);
    if (!found) throw new Error('Nobody connected.');
    return found;
  };
  return {
    connect,
    sockets,
    sent: () => last().sent,
    open: () => last().socket.onopen?.(),
    say: (message: ServerMessage) => last().socket.onmessage?.({ data: JSON.stringify(message) }),
    drop: () => last().socket.onclose?.(),
  };
}

describe('OnlineSession', () => {
  let server: ReturnType<typeof fakeServer>;
  let session: OnlineSession;
  const rematches: string[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    server = fakeServer();
    rematches.length = 0;
    session = new OnlineSession(
      { match: 'm', game: 'salvage', secret: 's' },
      (match) => rematches.push(match),
      server.connect,
    );
    server.open();
    server.say(TABLE);
  });

  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it('says hello with its secret and shows the table', () => {
    expect(server.sent()).toEqual([{ type: 'hello', secret: 's' }]);
    expect(session.snapshot()).toMatchObject({ status: 'live', viewer: 0, view: VIEW, request: { topic: 'bid' } });
  });

  it('answers by the number of the question', async () => {
    const answered = session.answer('bid:1');
    expect(server.sent().at(-1)).toMatchObject({ type: 'answer', seat: 0, ask: 7, answer: 'bid:1' });
    server.say({ type: 'done', call: callOf(server.sent().at(-1)) });
    expect(await answered).toBeNull();
  });

  it('hears why an answer was refused', async () => {
    const answered = session.answer('bid:9');
    const refusal = { message: 'Not offered.', rule: 'salvage.bid.1' };
    server.say({ type: 'refused', call: callOf(server.sent().at(-1)), refusal });
    expect(await answered).toEqual(refusal);
  });

  it('applies what changed, and keeps the rest the same objects', () => {
    const { view, request } = session.snapshot();
    const after = { ...VIEW, crews: [{ fuel: 9 }, { fuel: 10 }] };
    const change = changeBetween(VIEW, after);
    const event: SeenEvent = { decision: 1, event: { type: 'bids', rule: 'salvage.bid.2' } };
    server.say({ type: 'news', ...(change ? { change } : {}), events: [event], state: { decisions: 1 } });
    expect(session.snapshot()).toMatchObject({ view: after, decisions: 1, events: [event] });
    expect(session.snapshot().request).toBe(request);
    expect(session.snapshot().view).not.toBe(view);
  });

  it('keeps a question the same object while it is the same, and takes the next for another', () => {
    const { request } = session.snapshot();
    const shownAgain = (ask: number) => {
      const asked = STATE.asked && { ...structuredClone(STATE.asked), ask };
      server.say({ ...TABLE, state: { ...STATE, asked } });
      return session.snapshot().request;
    };
    expect(shownAgain(7)).toBe(request);
    expect(shownAgain(7)).toBe(request);
    expect(shownAgain(8)).toEqual(request);
    expect(shownAgain(9)).not.toBe(request);
  });

  it('forgets the events of decisions taken back', () => {
    const event = (decision: number): SeenEvent => ({ decision, event: { type: 'bids', rule: 'salvage.bid.2' } });
    server.say({ type: 'news', events: [event(1), event(2)], state: { decisions: 2 } });
    const [first] = session.snapshot().events;
    server.say({ ...TABLE, events: [event(1)], state: { ...STATE, decisions: 1 } });
    expect(session.snapshot().events).toEqual([event(1)]);
    expect(session.snapshot().events[0]).toBe(first);
  });

  it('comes back by itself and sends the unanswered answer again', async () => {
    const answered = session.answer('bid:1');
    const first = server.sent().at(-1);
    server.drop();
    expect(session.snapshot()).toMatchObject({ status: 'lost', view: VIEW });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sockets).toHaveLength(2);
    server.open();
    server.say(TABLE);
    expect(server.sent()).toEqual([{ type: 'hello', secret: 's' }, first]);
    expect(session.snapshot().status).toBe('live');
    server.say({ type: 'done', call: callOf(first) });
    expect(await answered).toBeNull();
  });

  it('waits longer and longer while nobody answers', async () => {
    server.drop();
    for (let i = 0; i < 6; i++) {
      await vi.advanceTimersByTimeAsync(10_000);
      server.drop();
    }
    const tries = server.sockets.length;
    expect(tries).toBeLessThan(12);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(server.sockets.length).toBeGreaterThan(tries);
  });

  it('ends a connection that fell silent', async () => {
    await vi.advanceTimersByTimeAsync(65_000);
    expect(session.snapshot().status).toBe('lost');
  });

  it('gives up, with the reason, when there is no seat for it', () => {
    const other = new OnlineSession({ match: 'm', game: 'salvage', secret: 'wrong' }, () => {}, server.connect);
    server.open();
    server.say({
      type: 'refused',
      call: null,
      refusal: { message: 'This secret opens no seat.', rule: 'table.seat.1' },
    });
    expect(other.snapshot()).toMatchObject({ status: 'failed', problem: 'This secret opens no seat.' });
  });

  it('says a wish once, though an undo shows the whole table before the wish is acknowledged', async () => {
    const undone = session.powers.undo?.(0);
    const said = session.powers.chat?.('sorry');
    const sent = [...server.sent()];
    server.say({ ...TABLE, state: { ...STATE, decisions: 0 } });
    expect(server.sent()).toEqual(sent);
    for (const message of sent.slice(1)) server.say({ type: 'done', call: callOf(message) });
    expect(await Promise.all([undone, said])).toEqual([null, null]);
  });

  it('says nothing between its hello and the table: an answer waits for it', async () => {
    server.drop();
    await vi.advanceTimersByTimeAsync(1000);
    server.open();
    const answered = session.answer('bid:1');
    expect(await session.check('bid:1')).toMatchObject({ rule: 'table.connection.1' });
    expect(server.sent()).toEqual([{ type: 'hello', secret: 's' }]);
    server.say(TABLE);
    expect(server.sent().at(-1)).toMatchObject({ type: 'answer', answer: 'bid:1' });
    server.say({ type: 'done', call: callOf(server.sent().at(-1)) });
    expect(await answered).toBeNull();
  });

  it('checks what a hand drags no faster than the server hears it, and at last where it came to rest', async () => {
    const heard: unknown[] = [];
    const frames = Array.from({ length: 120 }, (_, x) => [{ x, y: 0, heading: 0 }]);
    const verdicts: Promise<unknown>[] = [];
    for (const poses of frames) {
      verdicts.push(session.check(poses));
      for (const message of server.sent().slice(1 + heard.length)) {
        heard.push(message);
        server.say({ type: 'checked', call: callOf(message), refusal: null });
      }
      await vi.advanceTimersByTimeAsync(1000 / 60);
    }
    await vi.advanceTimersByTimeAsync(50);
    const last = server.sent().at(-1);
    server.say({ type: 'checked', call: callOf(last), refusal: null });
    expect(last).toMatchObject({ type: 'check', answer: frames.at(-1) });
    // Two seconds at 30 messages a second, and something else may be said as well.
    expect(server.sent().length).toBeLessThan(50);
    expect(await Promise.all(verdicts)).toEqual(frames.map(() => null));
  });

  it('stays away, with the reason, when it is turned away later', async () => {
    const said = session.powers.chat?.('Is anybody here?');
    const refusal = { message: 'This match was called off.', rule: 'table.cancel.3' };
    server.say({ type: 'refused', call: null, refusal });
    server.drop();
    expect(session.snapshot()).toMatchObject({ status: 'failed' });
    expect(session.refusal).toEqual(refusal);
    expect(await said).toMatchObject({ rule: 'table.connection.1' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sockets).toHaveLength(1);
  });

  it('tells who wants to play again, and goes to a rematch that was made while the connection was gone', async () => {
    server.say({ type: 'news', events: [], state: { rematch: { seats: [1], match: null } } });
    expect(session.snapshot().rematch).toEqual([1]);
    server.drop();
    await vi.advanceTimersByTimeAsync(1000);
    server.open();
    server.say({ ...TABLE, state: { ...STATE, rematch: { seats: [1, 0], match: 'next' } } });
    expect(rematches).toEqual(['next']);
  });

  it('goes to the rematch once', () => {
    server.say({ type: 'news', events: [], state: { rematch: { seats: [0, 1], match: 'next' } } });
    server.say({ type: 'news', events: [], state: { decisions: 3 } });
    expect(rematches).toEqual(['next']);
  });
});

function callOf(message: unknown): number {
  const call = typeof message === 'object' && message !== null && 'call' in message ? message.call : undefined;
  if (typeof call !== 'number') throw new Error('This message has no number.');
  return call;
}
