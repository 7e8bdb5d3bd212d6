import { join } from 'node:path';
import { GAMES } from '@rangefinder/games';
import { Match, Random } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import {
  type CreatedMatch,
  commitmentOf,
  type Fairness,
  type GameInfo,
  type MatchSummary,
  seedOf,
} from '@rangefinder/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player, Visitor } from './client.ts';
import { newFolder, type TestServer, testServer } from './servers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

describe('a list', () => {
  it('is refused at a seat that may not play it, before anybody waits there', async () => {
    const [host, guest] = [new Visitor(server.address), new Visitor(server.address)];
    const games = await host.ask<GameInfo[]>('GET', '/api/games');
    const lists = games.find(({ id }) => id === 'swccg')?.readyLists ?? [];
    const [dark, light] = [0, 1].map((seat) => lists.find(({ seats }) => seats?.includes(seat))?.list);
    const wish = (list: unknown) => ({ game: 'swccg', word: 'x', seats: [{ kind: 'me', list }, { kind: 'human' }] });
    const refusal = {
      status: 400,
      body: { error: 'table.list.3', message: expect.stringContaining('played as Light Side; this seat is Dark Side') },
    };
    expect(await host.call('POST', '/api/matches', wish(light))).toMatchObject(refusal);
    const { match } = await host.ask<CreatedMatch>('POST', '/api/matches', wish(dark));
    expect(await guest.call('POST', `/api/matches/${match.id}/join`, { word: 'x', list: dark })).toMatchObject({
      status: 400,
      body: { error: 'table.list.3' },
    });
    expect(await guest.join(match.id, { list: light })).toMatchObject({ seat: 1 });
  });

  it('is refused in a mission it is not made for; a bot brings one that is', async () => {
    const [host, guest] = [new Visitor(server.address), new Visitor(server.address)];
    const games = await host.ask<GameInfo[]>('GET', '/api/games');
    const { readyLists: lists = [] } = games.find(({ id }) => id === 'legion') ?? {};
    const armyFor = (mode: string) =>
      lists.find(({ list }) => JSON.stringify(list).includes('"skirmish"') === (mode === 'skirmish'))?.list;
    const [small, large] = [armyFor('skirmish'), armyFor('standard')];
    const wish = (list: unknown, mission: string, other: object) => ({
      game: 'legion',
      word: 'x',
      mission,
      seats: [{ kind: 'me', list }, other],
    });
    const refusal = {
      status: 400,
      body: { error: 'table.list.4', message: expect.stringMatching(/made for standard.*; this match is skirmish/) },
    };
    expect(await host.call('POST', '/api/matches', wish(large, 'skirmish', { kind: 'human' }))).toMatchObject(refusal);
    const { match } = await host.ask<CreatedMatch>('POST', '/api/matches', wish(small, 'skirmish', { kind: 'human' }));
    expect(await guest.call('POST', `/api/matches/${match.id}/join`, { word: 'x', list: large })).toMatchObject(
      refusal,
    );
    for (const [list, mission] of [
      [small, 'skirmish'],
      [large, 'standard'],
    ] as const)
      await host.ask<CreatedMatch>('POST', '/api/matches', wish(list, mission, { kind: 'bot', bot: 'greedy' }));
  });

  it('may seat whoever makes the match at any seat', async () => {
    const host = new Visitor(server.address);
    const games = await host.ask<GameInfo[]>('GET', '/api/games');
    const light = games.find(({ id }) => id === 'swccg')?.readyLists.find(({ seats }) => seats?.includes(1));
    const seats = [{ kind: 'human' as const }, { kind: 'me' as const, list: light?.list }];
    const { tickets } = await host.create({ game: 'swccg', access: 'link', seats });
    expect(tickets.map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('a match that waits for players', () => {
  const waiting = async () => {
    const [host, guest] = [new Visitor(server.address), new Visitor(server.address)];
    const { match, tickets } = await host.create({
      game: 'salvage',
      access: 'open',
      seats: [{ kind: 'me' }, { kind: 'human' }],
    });
    return { host, guest, match, tickets };
  };

  it('is cancelled by who sits at it, and by nobody else', async () => {
    const { host, guest, match, tickets } = await waiting();
    const inFront = await Promise.all(
      [tickets[0]?.secret, undefined].map((secret) => Player.sit(server.address, match.id, secret)),
    );
    await expect(guest.ask('POST', `/api/matches/${match.id}/cancel`, {})).rejects.toThrow('table.cancel.2');
    await host.ask('POST', `/api/matches/${match.id}/cancel`, {});
    for (const player of inFront) {
      await player.until(() => player.closed !== undefined, 5000);
      expect(player.heard.at(-1)).toContain('"rule":"table.cancel.3"');
    }
    await expect(guest.join(match.id, {})).rejects.toThrow('table.match.1');
    const open = await guest.ask<MatchSummary[]>('GET', '/api/matches?list=open');
    expect(open.map(({ id }) => id)).not.toContain(match.id);
  });

  it('is not cancelled once it has begun', async () => {
    const { host, guest, match } = await waiting();
    await guest.join(match.id, {});
    await expect(host.ask('POST', `/api/matches/${match.id}/cancel`, {})).rejects.toThrow('table.cancel.1');
    expect((await host.ask<MatchSummary>('GET', `/api/matches/${match.id}`)).status).toBe('playing');
  });

  it('calls its host by a new name, and one that has begun does not', async () => {
    const { host, guest, match } = await waiting();
    await host.ask('POST', '/api/me/name', { name: 'Mara' });
    const named = async () => (await host.ask<MatchSummary>('GET', `/api/matches/${match.id}`)).players[0]?.name;
    expect(await named()).toBe('Mara');
    await guest.join(match.id, {});
    await host.ask('POST', '/api/me/name', { name: 'Jade' });
    expect(await named()).toBe('Mara');
  });
});

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
    expect(player.state?.outcome).toMatchObject({ rule: expect.stringMatching(/^salvage\.end\./) });
    const record = await visitor.ask<ReturnType<Match['record']>>('GET', `/api/matches/${match.id}/record`);
    expect(Match.replay(salvage, record).outcome).toEqual(player.state?.outcome);
    await player.close();
  });

  it('waits for its bots when the server stops: nothing is played for them', async () => {
    const databaseFile = join(newFolder(), 'stop.db');
    const first = await testServer({ databaseFile });
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }];
    const { match } = await new Visitor(first.address).create({ game: 'salvage', seats });
    await first.stop();
    expect(first.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    const again = await testServer({ databaseFile });
    expect(await new Visitor(again.address).ask('GET', `/api/matches/${match.id}`)).toMatchObject({ decisions: 0 });
    await again.stop();
  });

  it('says whose bot broke down, and goes on with the least', async () => {
    const impatient = await testServer({ botSeconds: 0 });
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }];
    const { match, tickets } = await new Visitor(impatient.address).create({ game: 'salvage', seats });
    const ann = await Player.sit(impatient.address, match.id, tickets[0]?.secret);
    await ann.until(() => ann.state?.seats[1]?.faltered === true);
    expect(ann.state?.seats[0]?.faltered).toBe(false);
    await ann.play(new Random('x'));
    expect(ann.state?.outcome).not.toBeNull();
    await ann.close();
    await impatient.stop();
  });

  it.each(['xwing2', 'swccg'])('of %s between bots is played by the bots themselves', async (game) => {
    const seats = [0, 1].map(() => ({ kind: 'bot' as const, bot: 'random' }));
    const { match } = await new Visitor(server.address).create({ game, access: 'link', seats });
    const bench = await Player.sit(server.address, match.id);
    await bench.until(() => (bench.state?.decisions ?? 0) >= 60);
    // Whoever breaks down is played for, and the match goes on: only the log tells.
    expect(server.log.filter((line) => line.includes('"kind":"bot"'))).toEqual([]);
    await bench.close();
  });
});
