import { type Answer, type Bot, leastAnswer, Match, type MatchRecord, type Viewer } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import type { Act, MatchState } from '@rangefinder/protocol';
import { applyChange } from '@rangefinder/protocol/change';
import { describe, expect, it } from 'vitest';
import { botsAsked, botTask, playInstead, think } from './bots.ts';
import { Host, type Hosting, type Player } from './host.ts';
import { Ledger } from './ledger.ts';
import { Refused, refusedBy } from './refused.ts';
import { atOnce } from './replay.ts';
import { changedParts, Shows } from './shows.ts';
import { concession, decision, repeated, undoReply, undoWish } from './wishes.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', bot: 'random' };

function begun(): MatchRecord {
  return Match.start(salvage, { setup: salvage.newSetup({ lists: [] }), seed: 'host' }).record();
}

function open(players: readonly Player[], more: Partial<Hosting> = {}): Promise<Host> {
  const ledger = Ledger.of(players.length, begun(), (undo) => `undo ${undo}`);
  return Host.open({ game: salvage, players, ledger, ...more }, atOnce);
}

async function act(host: Host, done: Act): Promise<void> {
  await host.enact(done, atOnce);
  host.ledger.apply(done);
}

const answer = (host: Host, seat: number, key: Answer) => act(host, decision(host, seat, host.ledger.ask(seat), key));

function refusal(wish: () => unknown): string | undefined {
  try {
    wish();
    return undefined;
  } catch (error) {
    return error instanceof Refused ? error.rule : String(error);
  }
}

describe('questions', () => {
  it('are answered once, by their numbers, and the same answer is known again', async () => {
    const host = await open([HUMAN, HUMAN]);
    await answer(host, 0, 'bid:1');
    expect(repeated(host, 0, 0, 'bid:1')).toBe(true);
    expect(repeated(host, 0, 0, 'bid:2')).toBe(false);
    expect(refusal(() => decision(host, 0, 0, 'bid:2'))).toBe('table.ask.1');
    expect(refusal(() => decision(host, 1, 1, 'bid:2'))).toBe('table.ask.2');
    expect(decision(host, 1, 0, 'bid:2')).toEqual({ kind: 'decision', seat: 1, answer: 'bid:2' });
  });

  it('get new numbers when they are asked anew after an undo', async () => {
    const host = await open([HUMAN, HUMAN]);
    await answer(host, 0, 'bid:1');
    expect([0, 1].map((seat) => host.state(seat, []).undoTo)).toEqual([0, null]);
    await act(host, await undoWish(host, 0, 0, [], atOnce));
    expect(host.state(0, []).undoTo).toBeNull();
    expect(refusal(() => decision(host, 0, 0, 'bid:1'))).toBe('table.ask.1');
    expect(host.state(0, []).asked?.ask).toBe(2);
    expect(repeated(host, 0, 0, 'bid:1')).toBe(true);
  });
});

describe('an undo', () => {
  it.each([false, true])(
    'puts a new seed into the record, from which the match plays the same elsewhere (checkpoints: %s)',
    async (checkpoints) => {
      const host = await open([HUMAN, HUMAN], { checkpoints });
      await answer(host, 0, 'bid:1');
      await answer(host, 1, 'bid:2');
      await act(host, await undoWish(host, 0, 1, [], atOnce));
      const record = host.ledger.record();
      expect(record).toMatchObject({ decisions: [[0, 'bid:1']], reseeds: [{ at: 1, seed: 'undo 1' }] });
      expect(Match.replay(salvage, record).hash()).toBe(host.match.hash());
      await act(host, await undoWish(host, 0, 0, [], atOnce));
      expect(host.ledger.record().reseeds).toEqual([{ at: 0, seed: 'undo 2' }]);
    },
  );

  it('takes back what a bot chose in secret once it was shown, and not before', async () => {
    const host = await open([HUMAN, BOT]);
    await answer(host, 1, 'bid:2');
    expect(await host.undoTo(0, atOnce)).toBe(0);
    await answer(host, 0, 'bid:1');
    expect(await undoWish(host, 0, 1, [], atOnce)).toEqual({ kind: 'undone', seat: 0, to: 0 });
    const people = await open([HUMAN, HUMAN]);
    await answer(people, 1, 'bid:2');
    await answer(people, 0, 'bid:1');
    expect(await undoWish(people, 0, 1, [], atOnce)).toEqual({ kind: 'undone', seat: 0, to: 1 });
  });

  it('waits for everybody who has to agree', async () => {
    const host = await open([HUMAN, HUMAN]);
    await answer(host, 0, 'bid:1');
    expect(refusal(() => undoReply(host, 1, true))).toBe('table.undo.3');
    await act(host, await undoWish(host, 0, 0, [1], atOnce));
    expect(host.state('spectator', []).undo).toEqual({ seat: 0, to: 0 });
    expect(refusal(() => undoReply(host, 0, true))).toBe('table.undo.4');
    expect(undoReply(host, 1, false)).toEqual({ kind: 'undo-declined', seat: 1 });
    await act(host, undoReply(host, 1, true));
    expect(host.ledger).toMatchObject({ decisions: [], undoWish: null, undos: 1 });
    await expect(undoWish(host, 0, 0, [], atOnce)).rejects.toMatchObject({ rule: 'table.undo.2' });
  });
});

describe('conceding', () => {
  it('ends the match for the other of two, and asks nobody anything any more', async () => {
    const host = await open([HUMAN, BOT]);
    await act(host, concession(host, 0));
    expect(host.outcome).toEqual({ winner: 1, rule: 'table.concede.1' });
    expect(host.state(0, [])).toMatchObject({ asked: null, waitingFor: [], outcome: { winner: 1 } });
    expect(botsAsked(host)).toEqual([]);
    expect(refusal(() => concession(host, 0))).toBe('kernel.turn.2');
    expect(refusal(() => decision(host, 0, 0, 'bid:1'))).toBe('kernel.turn.2');
  });

  it('among more than two makes nobody the winner', async () => {
    const host = await open([HUMAN, BOT, BOT]);
    expect(host.outcomeOfConcession(1)).toEqual({ winner: null, rule: 'table.concede.1' });
  });
});

describe('a bot', () => {
  it('gets what its seat sees as data, and chooses by chance that an undo makes anew', async () => {
    const host = await open([HUMAN, BOT]);
    expect(botsAsked(host)).toEqual([1]);
    const task = botTask(host, 1);
    if (!task) throw new Error('The bot is not asked.');
    expect(structuredClone(task)).toEqual(task);
    expect(task).toMatchObject({ game: 'salvage', bot: 'random', view: { crews: [{ contract: null }, {}] } });
    expect(botTask(host, 1)?.seed).toBe(task.seed);
    const bot: Bot = { decide: ({ request }) => (request.kind === 'pick' ? (request.options[1]?.key ?? '') : '') };
    await answer(host, 1, think(bot, task));
    expect(host.ledger.decisions).toEqual([[1, 'bid:1']]);
    expect(botTask(host, 1)).toBeNull();
    await act(host, await undoWish(host, 0, 0, [], atOnce));
    expect(botTask(host, 1)?.seed).not.toBe(task.seed);
  });

  it('that breaks down is played for, with another answer where the rules fail on one', async () => {
    const request = (await open([HUMAN, BOT])).match.requestOf(1);
    if (!request) throw new Error('The bot is not asked.');
    const tried: unknown[] = [];
    await playInstead(request, async (answer) => {
      tried.push(answer);
      if (tried.length < 3) throw refusedBy(new Error('a bug'));
    });
    expect(tried).toEqual(['bid:0', 'bid:0', 'bid:1']);
    const refused = playInstead(request, () => Promise.reject(new Refused('table.ask.1', 'too late')));
    await expect(refused).rejects.toMatchObject({ rule: 'table.ask.1' });
  });
});

describe('rules that break down', () => {
  it('leave the match as its ledger has it', async () => {
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
    const host = await open([HUMAN, HUMAN], { game: breaking });
    await answer(host, 0, 'bid:1');
    const hash = host.match.hash();
    broken = true;
    await expect(answer(host, 1, 'bid:1')).rejects.toThrow('a bug');
    broken = false;
    await host.recover(atOnce);
    expect(host.match.hash()).toBe(hash);
    await answer(host, 1, 'bid:1');
    expect(host.match.decisions).toHaveLength(2);
  });
});

describe('who looks on', () => {
  /** What a viewer knows who was told everything once and only news since. */
  class Page {
    readonly shows: Shows<MatchState>;
    readonly host: Host;
    readonly viewer: Viewer;
    view: unknown = null;
    events: unknown[] = [];
    state: Partial<MatchState> = {};
    whole = 0;

    constructor(host: Host, viewer: Viewer, shows: Shows<MatchState>) {
      this.host = host;
      this.viewer = viewer;
      this.shows = shows;
    }

    hear(): void {
      const message = structuredClone(this.shows.news(this.host, this.viewer, this.host.state(this.viewer, [])));
      if (message.type === 'table') {
        this.whole++;
        Object.assign(this, { view: message.view, events: [...message.events], state: message.state });
      } else {
        this.view = applyChange(this.view, message.change);
        this.events.push(...message.events);
        this.state = { ...this.state, ...message.state };
      }
    }
  }

  it('is told of differences only, and knows at every moment what may be seen', async () => {
    const host = await open([HUMAN, HUMAN]);
    const shows = new Shows<MatchState>(changedParts);
    const pages = ([0, 1, 'spectator'] as const).map((viewer) => new Page(host, viewer, shows));
    const tell = () => {
      for (const page of pages) {
        page.hear();
        expect(page.view).toEqual(host.match.view(page.viewer));
        expect(page.events.map((seen) => Object(seen).event)).toEqual(host.match.events(page.viewer));
        expect(page.state).toEqual(host.state(page.viewer, []));
      }
    };
    tell();
    for (let i = 0; i < 6; i++) {
      for (const request of [...host.match.pending].reverse()) {
        await answer(host, request.seat, leastAnswer(request));
        tell();
      }
    }
    expect(pages.map(({ whole }) => whole)).toEqual([1, 1, 1]);
    await act(host, await undoWish(host, 0, 1, [], atOnce));
    tell();
    expect(pages.map(({ whole }) => whole)).toEqual([2, 2, 2]);
  });

  it('may have to wait, unless it is over', async () => {
    const host = await open([HUMAN, HUMAN], { spectatorDelay: 2 });
    const early = host.match.view('spectator');
    const shown = structuredClone(early);
    await answer(host, 0, 'bid:1');
    await answer(host, 1, 'bid:2');
    expect(host.sight('spectator').view('spectator')).toEqual(shown);
    expect(host.state('spectator', []).decisions).toBe(0);
    expect(host.state(0, []).decisions).toBe(2);
    await act(host, await undoWish(host, 0, 1, [], atOnce));
    expect(host.state('spectator', []).decisions).toBe(0);
    await act(host, concession(host, 0));
    expect(host.sight('spectator')).toBe(host.match);
  });
});
