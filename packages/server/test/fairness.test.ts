import { clonePlain, Match, Random, randomAnswer, viewRequest } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import type { BotTask } from '../src/bots/turn.ts';
import { type InTurn, replay } from '../src/table/replay.ts';
import { Player, Visitor } from './client.ts';
import { TYPESCRIPT, testServer } from './servers.ts';

describe('bots', () => {
  const pool = new BotPool({ threads: 1, patience: 20_000, workerArgs: TYPESCRIPT, onThought: () => undefined });
  afterAll(() => pool.close());

  it('think first where somebody waits, whoever has let many matches alone', async () => {
    const match = Match.start(salvage, { setup: salvage.newSetup({ lists: [], mission: undefined }), seed: 'bots' });
    const [request] = match.pending;
    if (!request) throw new Error('Nothing is asked.');
    const { seat } = request;
    const view = clonePlain(match.view(seat));
    const task: BotTask = {
      game: 'salvage',
      bot: 'random',
      seat,
      request: clonePlain(viewRequest(request)),
      view,
      seed: 'x',
    };
    const order: string[] = [];
    const ask = async (visitor: string, attended: boolean) => {
      await pool.decide(task, () => ({ visitors: [visitor], attended }));
      order.push(visitor);
    };
    const crowd = Array.from({ length: 150 }, () => ask('crowd', false));
    const greedy = Array.from({ length: 20 }, () => ask('greedy', true));
    await Promise.all([...crowd, ...greedy, ask('player', true)]);
    // One of the crowd was already thinking.
    expect(order.slice(0, 4)).toEqual(['crowd', 'greedy', 'player', 'greedy']);
    expect(order.slice(3, 22).every((visitor) => visitor === 'greedy')).toBe(true);
  });
});

describe('a match that is played again', () => {
  it('lets others play between any two decisions, and comes out the same, undos too', async () => {
    const setup = salvage.newSetup({ lists: [], mission: undefined });
    const played = Match.start(salvage, { setup, seed: 'again' });
    const random = new Random('again');
    const step = () => {
      const [request] = played.pending;
      if (request) played.submit(request.seat, randomAnswer(request, random));
    };
    for (let i = 0; i < 6; i++) step();
    for (const [to, seed] of [
      [3, 'b'],
      [3, 'c'],
      [0, 'd'],
    ] as const) {
      played.undo(to);
      played.reseed(seed);
      for (let i = 0; i < 4; i++) step();
    }
    const record = played.record();
    let turns = 0;
    const inTurn: InTurn = async (work) => {
      turns++;
      return work();
    };
    const again = await replay(salvage, record, inTurn, 0);
    expect(again.hash()).toBe(record.hash);
    expect(again.record().reseeds).toEqual(record.reseeds);
    expect(turns).toBe(1 + record.decisions.length);
  });
});

describe('what remains of a match', () => {
  it('is served as it was stored, without playing anything again', async () => {
    const server = await testServer();
    try {
      const visitor = new Visitor(server.address);
      const { match, tickets } = await visitor.create({ game: 'salvage', seats: [{ kind: 'me' }, { kind: 'me' }] });
      const { party } = server.hall.table(match.id);
      expect(party().attended).toBe(false);
      const [first, second] = await Promise.all(
        tickets.map(({ secret }) => Player.sit(server.address, match.id, secret)),
      );
      expect(party()).toEqual({ visitors: ['127.0.0.1'], attended: true });
      await first?.answer('bid:1');
      await second?.answer('bid:2');
      await first?.try({ type: 'ask-undo', to: 1 });
      await second?.try({ type: 'reply-undo', grant: true });
      await second?.until(() => second.state?.decisions === 1);
      await second?.answer('bid:3');
      await first?.try({ type: 'concede' });
      await first?.try({ type: 'rematch' });
      const spies = [vi.spyOn(Match, 'start'), vi.spyOn(Match, 'replay'), vi.spyOn(Match.prototype, 'submit')];
      const record = await visitor.ask<ReturnType<Match['record']>>('GET', `/api/matches/${match.id}/record`);
      await visitor.ask('GET', `/api/matches/${match.id}/events`);
      expect(spies.map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
      vi.restoreAllMocks();
      expect(record.decisions).toEqual([
        [0, 'bid:1'],
        [1, 'bid:3'],
      ]);
      expect(record.rulesVersion).toBe(salvage.rulesVersion);
      expect(Match.replay(salvage, record).hash()).toBe(record.hash);
    } finally {
      await server.stop();
    }
  });
});
