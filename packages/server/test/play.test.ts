import { GAMES } from '@rangefinder/games';
import { Match, Random } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import { commitmentOf, type Fairness, type GameInfo, type MatchSummary, seedOf } from '@rangefinder/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player, Visitor } from './client.ts';
import { type TestServer, testServer } from './servers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('a whole match', () => {
  it('of X-Wing between two players, watched by a third, ends the same for all and replays from its record', async () => {
    const [host, guest, watcher] = [
      new Visitor(server.address),
      new Visitor(server.address),
      new Visitor(server.address),
    ];
    const games = await host.ask<GameInfo[]>('GET', '/api/games');
    const lists = games.find(({ id }) => id === 'xwing2')?.readyLists ?? [];
    const { match, tickets } = await host.create({
      game: 'xwing2',
      access: 'open',
      seats: [{ kind: 'me', list: lists[0]?.list }, { kind: 'human' }],
    });
    expect(match).toMatchObject({ status: 'waiting', players: [{ kind: 'human' }, { kind: 'empty' }] });
    const early = await Player.sit(server.address, match.id, tickets[0]?.secret);
    expect(early.view).toBeNull();
    const open = await guest.ask<MatchSummary[]>('GET', '/api/matches?list=open');
    expect(open.map(({ id }) => id)).toContain(match.id);
    const ticket = await guest.join(match.id, { list: lists[1]?.list });
    expect(ticket.seat).toBe(1);
    const other = await Player.sit(server.address, match.id, ticket.secret);
    const bench = await Player.sit(server.address, match.id);
    await early.until(() => early.view !== null);
    await Promise.all([early.play(new Random('a')), other.play(new Random('b'))]);
    await bench.until(() => bench.state?.outcome != null);

    expect(early.state?.outcome).toEqual(other.state?.outcome);
    expect(bench.state?.summary.status).toBe('over');
    const record = await watcher.ask<ReturnType<Match['record']>>('GET', `/api/matches/${match.id}/record`);
    const xwing2 = await GAMES.find(({ id }) => id === 'xwing2')?.load();
    if (!xwing2) throw new Error('There is no X-Wing.');
    const replayed = Match.replay(xwing2, record);
    expect(replayed.hash()).toBe(record.hash);
    for (const [player, viewer] of [
      [early, 0],
      [other, 1],
      [bench, 'spectator'],
    ] as const) {
      // What came as changes adds up to what the whole would have been.
      expect(player.view).toEqual(JSON.parse(JSON.stringify(replayed.view(viewer))));
      expect(player.events.map(({ event }) => event)).toEqual(JSON.parse(JSON.stringify(replayed.events(viewer))));
    }
    const late = await Player.sit(server.address, match.id);
    expect(late.view).toEqual(bench.view);
    const stored = await watcher.ask<{ event: object }[]>('GET', `/api/matches/${match.id}/events`);
    expect(stored).toEqual(bench.events);

    const fairness = await watcher.ask<Fairness>('GET', `/api/matches/${match.id}/fairness`);
    expect(commitmentOf(fairness.secret ?? '')).toBe(early.state?.fairness.commitment);
    expect(fairness.words).toEqual(['tauntaun', 'bantha']);
    expect(seedOf(fairness.secret ?? '', fairness.words)).toBe(record.seed);
    await Promise.all([early, other, bench, late].map((player) => player.close()));
  });

  it('against a bot needs one person only', async () => {
    const visitor = new Visitor(server.address);
    const { match, tickets } = await visitor.create({
      game: 'salvage',
      access: 'private',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    });
    const player = await Player.sit(server.address, match.id, tickets[0]?.secret);
    await player.play(new Random('x'));
    expect(player.state?.outcome).not.toBeNull();
    const record = await visitor.ask<ReturnType<Match['record']>>('GET', `/api/matches/${match.id}/record`);
    expect(Match.replay(salvage, record).outcome).toEqual(player.state?.outcome);
    await player.close();
  });
});
