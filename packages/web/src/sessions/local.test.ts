import type { Answer, MatchRecord, RequestView } from '@rangefinder/kernel';
import { leastAnswer, Match } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import { describe, expect, it } from 'vitest';
import type { LocalPlayer, SavedMatch } from '../storage/matches.ts';
import { type LocalPort, LocalSession } from './local.ts';
import type { LocalMessage } from './messages.ts';
import { Receiver } from './receiver.ts';

const HUMAN: LocalPlayer = { kind: 'human' };
const BOT: LocalPlayer = { kind: 'bot', bot: 'random' };

/** A match before anybody has decided anything. */
function begun(): MatchRecord {
  const { hash: _hash, ...record } = Match.start(salvage, {
    setup: salvage.newSetup({ lists: [] }),
    seed: 'test',
  }).record();
  return record;
}

/** A session whose host lives in this thread; `kept` are the matches as they were saved. */
function open(players: readonly LocalPlayer[], record = begun()) {
  const kept: SavedMatch[] = [];
  let listener: (message: LocalMessage) => void = () => {};
  const receiver = new Receiver({
    loadGame: async () => salvage,
    send: (message) => listener(structuredClone(message)),
    keep: (match) => kept.push(match),
    now: () => 1,
    pause: async () => {},
    trouble: (error) => expect.fail(String(error)),
    secret: () => crypto.randomUUID(),
  });
  const port: LocalPort = {
    post: (call) => void receiver.receive(structuredClone(call)),
    onMessage: (hear) => {
      listener = hear;
    },
    close: () => {},
  };
  const session = new LocalSession(
    {
      record,
      players,
      keep: { id: 'm', players, mission: null, lists: [], createdAt: 0 },
    },
    port,
  );
  return { session, kept };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** The least a player can do, from the request as the page sees it. */
function least(request: RequestView): Answer {
  const { refused: _refused, ...rest } = request;
  return leastAnswer(rest);
}

async function playToEnd(session: LocalSession): Promise<number> {
  let handed = 0;
  for (let i = 0; i < 500 && !session.snapshot().outcome; i++) {
    const { request, handTo } = session.snapshot();
    if (handTo !== null) {
      handed++;
      session.powers.takeScreen?.();
    } else if (request) expect(await session.answer(least(request))).toBeNull();
    await settled();
  }
  return handed;
}

describe('a match against a bot', () => {
  it('is played to its end, kept after every decision, and never shows secrets', async () => {
    const { session, kept } = open([HUMAN, BOT]);
    await settled();
    expect(session.snapshot()).toMatchObject({ status: 'live', viewer: 0, handTo: null });
    expect(session.snapshot().view).toMatchObject({ crews: [{}, { contract: null }] });
    expect(await playToEnd(session)).toBe(0);
    expect(session.snapshot().outcome).toMatchObject({ rule: expect.stringMatching(/^salvage\.end\./) });
    expect(kept.at(-1)?.record.decisions).toHaveLength(session.snapshot().decisions);
    expect(session.snapshot().events.at(-1)?.event.type).toBe('over');
    // Only the end is claimed, so that its replay can be checked.
    expect(kept.at(-1)?.record.hash).toMatch(/^[0-9a-f]+$/);
    expect(kept.at(-2)?.record.hash).toBeUndefined();
  });

  it('refuses what is not offered and says why', async () => {
    const { session } = open([HUMAN, BOT]);
    await settled();
    expect(await session.answer('bid:99')).toMatchObject({ message: expect.stringContaining('not offered') });
    expect(await session.check('bid:99')).toMatchObject({ rule: 'salvage.bid.1' });
    expect(await session.check('bid:0')).toBeNull();
  });

  it('goes back to the last own decision, and goes on', async () => {
    const { session } = open([HUMAN, BOT]);
    await settled();
    await session.answer('bid:1');
    await settled();
    const { undoTo, decisions } = session.snapshot();
    expect(undoTo).toBe(1);
    expect(decisions).toBeGreaterThan(1);
    await session.powers.undo?.(1);
    await settled();
    expect(session.snapshot().request?.topic).toBe('bid');
    await playToEnd(session);
    expect(session.snapshot().outcome).toMatchObject({ rule: expect.stringMatching(/^salvage\.end\./) });
  });

  it('has another deck and another secret bid of the bot after an undo, and keeps what people chose', async () => {
    const bids = new Set<unknown>();
    const decks = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { session, kept } = open([HUMAN, BOT]);
      await settled();
      await session.answer('bid:1');
      await settled();
      await session.powers.undo?.(1);
      await settled();
      const record = kept.at(-1)?.record;
      if (!record) throw new Error('Nothing was kept.');
      const match = Match.replay(salvage, { ...record, decisions: record.decisions.slice(0, 1) });
      bids.add(record.decisions.find(([seat]) => seat === 1)?.[1]);
      decks.add(match.state.deck.join());
      expect(match.hash()).toBe(Match.replay(salvage, match.record()).hash());
    }
    expect(bids.size).toBeGreaterThan(1);
    expect(decks.size).toBeGreaterThan(1);
  });

  it('goes on from what was kept', async () => {
    const first = open([HUMAN, BOT]);
    await settled();
    await first.session.answer('bid:1');
    await settled();
    const saved = first.kept.at(-1);
    if (!saved) throw new Error('Nothing was kept.');
    const second = open([HUMAN, BOT], saved.record);
    await settled();
    expect(second.session.snapshot().view).toEqual(first.session.snapshot().view);
    expect(second.session.snapshot().events).toEqual(first.session.snapshot().events);
  });

  it('can be conceded', async () => {
    const { session, kept } = open([HUMAN, BOT]);
    await settled();
    await session.powers.concede?.();
    expect(session.snapshot()).toMatchObject({ outcome: { winner: 1 }, request: null });
    expect(kept.at(-1)?.outcome?.winner).toBe(1);
  });
});

describe('a match of two at one screen', () => {
  it('draws a curtain whenever the screen changes hands, and shows nobody the secrets of the other', async () => {
    const { session } = open([HUMAN, HUMAN]);
    await settled();
    await session.answer('bid:1');
    await settled();
    expect(session.snapshot()).toMatchObject({ handTo: 1, viewer: 'spectator', request: null });
    expect(session.snapshot().view).toMatchObject({ crews: [{ contract: null }, { contract: null }] });
    const [first] = session.snapshot().events;
    session.powers.takeScreen?.();
    await settled();
    expect(session.snapshot()).toMatchObject({ handTo: null, viewer: 1 });
    expect(session.snapshot().events[0]).toBe(first);
    expect(session.snapshot().view).toMatchObject({ crews: [{ contract: null, bid: null }, {}] });
    expect(await playToEnd(session)).toBeGreaterThan(2);
    expect(session.snapshot().outcome).toMatchObject({ rule: expect.stringMatching(/^salvage\.end\./) });
  });
});

describe('a match that cannot begin', () => {
  it('says so instead of waiting for ever', async () => {
    const { session } = open([HUMAN, BOT], { ...begun(), setup: { rounds: 99 } });
    await settled();
    expect(session.snapshot()).toMatchObject({ status: 'failed', problem: expect.stringContaining('rounds') });
  });
});
