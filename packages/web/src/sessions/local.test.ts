import type { Answer, Game, MatchRecord, Outcome, RequestView } from '@rangefinder/kernel';
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

interface Opening {
  readonly record?: MatchRecord;
  readonly game?: Game;
  readonly outcome?: Outcome | null;
}

/** A session whose host lives in this thread; `kept` are the matches as they were saved, `troubles` what it got over. */
function open(players: readonly LocalPlayer[], { record = begun(), game = salvage, outcome = null }: Opening = {}) {
  const kept: SavedMatch[] = [];
  const troubles: unknown[] = [];
  let listener: (message: LocalMessage) => void = () => {};
  const receiver = new Receiver({
    loadGame: async () => game,
    send: (message) => listener(structuredClone(message)),
    keep: (match) => kept.push(match),
    now: () => 1,
    pause: async () => {},
    trouble: (error) => troubles.push(error),
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
      outcome,
    },
    port,
  );
  return { session, kept, troubles };
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

  it('has another deck and another secret bid of the bot after an undo', async () => {
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
    const second = open([HUMAN, BOT], { record: saved.record });
    await settled();
    expect(second.session.snapshot().view).toEqual(first.session.snapshot().view);
    expect(second.session.snapshot().events).toEqual(first.session.snapshot().events);
  });

  it('can be conceded', async () => {
    const { session, kept } = open([HUMAN, BOT]);
    await settled();
    await session.powers.concede?.();
    expect(session.snapshot()).toMatchObject({ outcome: { winner: 1 }, request: null });
    const saved = kept.at(-1);
    expect(saved?.outcome).toEqual({ winner: 1, rule: 'table.concede.1' });
    if (!saved) throw new Error('Nothing was kept.');
    const later = open([HUMAN, BOT], saved);
    await settled();
    expect(later.session.snapshot()).toMatchObject({ outcome: saved.outcome, request: null, thinking: false });
  });

  it('goes on after the concession was taken back', async () => {
    const { session } = open([HUMAN, BOT]);
    await settled();
    await session.answer('bid:1');
    await settled();
    await session.powers.concede?.();
    await session.powers.undo?.(session.snapshot().undoTo ?? 0);
    await settled();
    expect(session.snapshot()).toMatchObject({ outcome: null, request: { topic: 'bid' } });
  });

  it('lets the least be played for a bot that breaks down', async () => {
    const broken = { decide: () => 'nonsense' };
    const { session, troubles } = open([HUMAN, { kind: 'bot', bot: 'broken' }], {
      game: { ...salvage, bots: { broken: () => broken } },
    });
    await settled();
    expect(troubles).toEqual([expect.objectContaining({ message: expect.stringContaining('nonsense') })]);
    expect(session.snapshot().seats.map(({ faltered }) => faltered)).toEqual([false, true]);
    await session.answer('bid:1');
    await settled();
    expect(session.snapshot()).toMatchObject({ status: 'live', decisions: 2 });
    expect(session.snapshot().events).toContainEqual(
      expect.objectContaining({ event: expect.objectContaining({ type: 'bids', bids: [1, 0] }) }),
    );
  });

  it('survives rules that break down on an answer: it is refused, and another one is taken', async () => {
    let broken = false;
    const breaking: typeof salvage = {
      ...salvage,
      *play(table) {
        const play = salvage.play(table);
        for (let step = play.next(); !step.done; ) {
          const reply = yield step.value;
          if (broken) throw new Error('a bug');
          step = play.next(reply);
        }
      },
    };
    const { session } = open([HUMAN, BOT], { game: breaking });
    await settled();
    broken = true;
    const before = session.snapshot();
    expect(await session.answer('bid:1')).toMatchObject({ rule: 'table.failed.1' });
    expect(session.snapshot()).toBe(before);
    broken = false;
    expect(await session.answer('bid:2')).toBeNull();
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
    const { session } = open([HUMAN, BOT], { record: { ...begun(), setup: { rounds: 99 } } });
    await settled();
    expect(session.snapshot()).toMatchObject({ status: 'failed', problem: expect.stringContaining('rounds') });
  });
});
