import { atOnce, botTask, Host, Ledger } from '@rangefinder/host';
import { Match } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { Player, Visitor } from './client.ts';
import { TYPESCRIPT, testServer } from './servers.ts';

describe('bots', () => {
  const pool = new BotPool({ threads: 1, patience: 20_000, workerArgs: TYPESCRIPT, onThought: () => undefined });
  afterAll(() => pool.close());

  it('think first where somebody waits, whoever has let many matches alone', async () => {
    const setup = salvage.newSetup({ lists: [], mission: undefined });
    const ledger = Ledger.of(2, Match.start(salvage, { setup, seed: 'bots' }).record(), String);
    const host = await Host.open({ game: salvage, players: [{ kind: 'human' }, { kind: 'bot' }], ledger }, atOnce);
    const task = botTask(host, 1);
    if (!task) throw new Error('Nothing is asked.');
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
