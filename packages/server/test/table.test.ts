import { Match, type MatchRecord, Random } from '@rangefinder/kernel';
import { salvage } from '@rangefinder/kernel/sample';
import {
  type CreatedMatch,
  type CreateMatch,
  type Fairness,
  type GameInfo,
  seedAfterUndo,
  seedOf,
} from '@rangefinder/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player, Visitor } from './client.ts';
import { type TestServer, testServer } from './servers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ idleSeconds: 0.5 });
});
afterAll(() => server.stop());

/** Two people at a table of the sample game. */
async function twoAtTable(wish: Partial<CreateMatch> = {}) {
  const [host, guest] = [new Visitor(server.address), new Visitor(server.address)];
  const { match, tickets } = await host.create({
    game: 'salvage',
    seats: [{ kind: 'me' }, { kind: 'human' }],
    ...wish,
  });
  const ticket = await guest.join(match.id);
  const secrets = [tickets[0]?.secret ?? '', ticket.secret];
  const [first, second] = await Promise.all(secrets.map((secret) => Player.sit(server.address, match.id, secret)));
  if (!first || !second) throw new Error('Nobody sat down.');
  return { host, guest, match, secrets, first, second };
}

/** One person and a bot. */
function againstBot(wish: Partial<CreateMatch> = {}): Promise<CreatedMatch> {
  return new Visitor(server.address).create({
    game: 'salvage',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    ...wish,
  });
}

async function bidBoth(first: Player, second: Player): Promise<void> {
  expect(await first.answer('bid:0')).toBeNull();
  expect(await second.answer('bid:0')).toBeNull();
}

describe('answers', () => {
  it('are acknowledged once more when sent once more, and never taken twice', async () => {
    const { first, second, match } = await twoAtTable();
    const { ask } = first.asked ?? { ask: -1 };
    const bid = { type: 'answer', seat: 0, ask, answer: 'bid:2' };
    expect(await first.try(bid)).toBeNull();
    expect(await first.try(bid)).toBeNull();
    expect(await first.try({ ...bid, answer: 'bid:1' })).toMatchObject({ rule: 'table.ask.1' });
    expect(await first.try({ ...bid, ask: ask + 5 })).toMatchObject({ rule: 'table.ask.2' });
    expect(await second.answer('bid:9')).toMatchObject({ rule: 'salvage.bid.2' });
    expect(second.state?.decisions).toBe(1);
    await first.close();
    const again = await Player.sit(server.address, match.id, undefined);
    expect(again.state?.decisions).toBe(1);
  });

  it('are heard when they come right after hello, while the table is being woken', async () => {
    const { first, match, secrets } = await twoAtTable();
    await first.close();
    await expect.poll(() => server.hall.counts().awake, { timeout: 5000 }).toBe(0);
    const back = await Player.connect(server.address, match.id);
    back.send({ type: 'hello', secret: secrets[0] });
    expect(await back.try({ type: 'answer', seat: 0, ask: 0, answer: 'bid:1' })).toBeNull();
    expect(JSON.parse(back.heard[0] ?? '')).toMatchObject({ type: 'table' });
  });

  it('can be checked before they are given', async () => {
    const { first } = await twoAtTable();
    const { ask } = first.asked ?? { ask: -1 };
    expect(await first.say({ type: 'check', seat: 0, ask, answer: 'bid:1' })).toMatchObject({ refusal: null });
    expect(await first.say({ type: 'check', seat: 0, ask, answer: 'bid:9' })).toMatchObject({
      type: 'checked',
      refusal: { rule: 'salvage.bid.2' },
    });
    expect(first.state?.decisions).toBe(0);
  });
});

describe('a table', () => {
  it('falls asleep while its players sit there, and wakes with the next answer', async () => {
    const { first, second } = await twoAtTable();
    await bidBoth(first, second);
    await expect.poll(() => server.hall.counts().awake, { timeout: 5000 }).toBe(0);
    const before = first.heard.length;
    await Promise.all([first.play(new Random('a')), second.play(new Random('b'))]);
    expect(first.state?.outcome).toMatchObject({ rule: expect.stringMatching(/^salvage\.end\./) });
    expect(first.view).toEqual(second.view);
    // Nobody was sent the whole table again.
    expect(first.heard.slice(before).some((text) => text.startsWith('{"type":"table"'))).toBe(false);
  });

  it('tells whoever waits that somebody sat down while it slept', async () => {
    const [host, guest] = [new Visitor(server.address), new Visitor(server.address)];
    const { match, tickets } = await host.create({ game: 'salvage', seats: [{ kind: 'me' }, { kind: 'human' }] });
    const waiting = await Player.sit(server.address, match.id, tickets[0]?.secret);
    const bench = await Player.sit(server.address, match.id);
    await expect.poll(() => server.hall.counts().awake, { timeout: 5000 }).toBe(0);
    expect(waiting.view).toBeNull();
    await guest.join(match.id);
    for (const viewer of [waiting, bench]) {
      await viewer.until(() => viewer.view !== null, 5000);
      expect(viewer.state?.summary.status).toBe('playing');
      expect(viewer.state?.seats.map(({ kind }) => kind)).toEqual(['human', 'human']);
      expect(viewer.state?.fairness.words).toEqual(['tauntaun', 'bantha']);
    }
    expect(await waiting.answer('bid:1')).toBeNull();
  });

  it('is as one left it when one comes back, with the same question', async () => {
    const { first, second, match, secrets } = await twoAtTable();
    await bidBoth(first, second);
    const [view, asked] = [first.view, first.asked];
    first.socket.terminate();
    await second.until(() => second.state?.seats[0]?.connected === false);
    const back = await Player.sit(server.address, match.id, secrets[0]);
    expect([back.view, back.asked]).toEqual([view, asked]);
    await second.until(() => second.state?.seats[0]?.connected === true);
  });

  it('hands out the tickets of a seat again to whoever took it, and to nobody else', async () => {
    const { host, guest, match, secrets } = await twoAtTable();
    const path = `/api/matches/${match.id}/tickets`;
    expect(await host.ask('POST', path)).toEqual([{ match: match.id, seat: 0, secret: secrets[0] }]);
    expect(await guest.ask('POST', path)).toEqual([{ match: match.id, seat: 1, secret: secrets[1] }]);
    expect(await new Visitor(server.address).ask('POST', path)).toEqual([]);
  });

  it('lets everybody chat, spectators too, and remembers it', async () => {
    const { first, second, match } = await twoAtTable();
    const bench = await Player.sit(server.address, match.id);
    await first.try({ type: 'chat', text: 'I have a bad feeling about this' });
    await bench.try({ type: 'chat', text: 'Zażółć gęślą jaźń,\n\tdit-il 👩‍🚀' });
    await second.until(() => second.chat.length === 2);
    const late = await Player.sit(server.address, match.id);
    expect(late.chat).toEqual(['I have a bad feeling about this', 'Zażółć gęślą jaźń,\n\tdit-il 👩‍🚀']);
    expect(await bench.try({ type: 'concede' })).toMatchObject({ rule: 'table.seat.2' });
  });
});

describe('taking back', () => {
  it('needs the other person, and gives new dice that the record and the fairness page explain', async () => {
    const { first, second, host, match } = await twoAtTable();
    await bidBoth(first, second);
    const before = first.asked?.ask ?? 0;
    expect(await first.try({ type: 'ask-undo', to: 9 })).toMatchObject({ rule: 'table.undo.2' });
    expect(first.state?.undoTo).toBe(0);
    expect(await first.try({ type: 'ask-undo', to: 0 })).toBeNull();
    await second.until(() => second.state?.undo != null);
    expect(second.state?.undo).toEqual({ seat: 0, to: 0 });
    expect(await first.try({ type: 'reply-undo', grant: true })).toMatchObject({ rule: 'table.undo.4' });
    expect(await second.try({ type: 'reply-undo', grant: false })).toBeNull();
    await first.until(() => first.state?.undo === null);
    expect(first.state?.decisions).toBe(2);

    await first.try({ type: 'ask-undo', to: 1 });
    expect(await second.try({ type: 'reply-undo', grant: true })).toBeNull();
    await first.until(() => first.state?.decisions === 1);
    expect(second.asked?.request.topic).toBe('bid');
    expect(second.asked?.ask).toBeGreaterThan(before);
    await Promise.all([first.play(new Random('a')), second.play(new Random('b'))]);

    const record = await host.ask<ReturnType<Match['record']>>('GET', `/api/matches/${match.id}/record`);
    const { secret, words } = await host.ask<Fairness>('GET', `/api/matches/${match.id}/fairness`);
    expect(record.seed).toBe(seedOf(secret ?? '', words));
    expect(record.reseeds).toEqual([{ at: 1, seed: seedAfterUndo(secret ?? '', words, 1) }]);
    expect(Match.replay(salvage, record).hash()).toBe(record.hash);
  });

  it('is granted at once against bots, to any earlier decision', async () => {
    const { match, tickets } = await againstBot();
    const player = await Player.sit(server.address, match.id, tickets[0]?.secret);
    await player.play(new Random('u'), () => (player.state?.decisions ?? 0) >= 6);
    expect(await player.try({ type: 'ask-undo', to: 0 })).toBeNull();
    await player.play(new Random('v'));
    expect(player.state?.outcome).toMatchObject({ rule: expect.stringMatching(/^salvage\.end\./) });
    expect(await player.try({ type: 'ask-undo', to: 0 })).toMatchObject({ rule: 'kernel.turn.2' });
  });

  it('lets a bot choose anew what it chose in secret and what has been shown since', async () => {
    const { match, tickets } = await againstBot();
    const player = await Player.sit(server.address, match.id, tickets[0]?.secret);
    await player.until(() => player.state?.decisions === 1);
    expect(await player.answer('bid:1')).toBeNull();
    expect(await player.try({ type: 'ask-undo', to: 1 })).toBeNull();
    await player.play(new Random('w'));
    const record = await new Visitor(server.address).ask<MatchRecord>('GET', `/api/matches/${match.id}/record`);
    expect(record.reseeds?.map(({ at }) => at)).toEqual([0]);
    expect(Match.replay(salvage, record).hash()).toBe(record.hash);
  });

  it('is refused where the match is not casual', async () => {
    const { first, second } = await twoAtTable({ casual: false });
    await bidBoth(first, second);
    expect(first.state?.undoTo).toBeNull();
    expect(await first.try({ type: 'ask-undo', to: 0 })).toMatchObject({ rule: 'table.undo.1' });
  });
});

describe('people who play apart', () => {
  it('are asked whatever they hold; whoever plays a bot is asked only what matters', async () => {
    const host = new Visitor(server.address);
    const games = await host.ask<GameInfo[]>('GET', '/api/games');
    const lists = games.find(({ id }) => id === 'swccg')?.readyLists ?? [];
    const [dark, light] = [0, 1].map((seat) => lists.find(({ seats }) => seats?.includes(seat))?.list);
    const setupWith = async (kind: 'human' | 'bot') => {
      const other = kind === 'bot' ? { kind, bot: 'greedy', list: light } : { kind };
      const { match, tickets } = await host.create({ game: 'swccg', seats: [{ kind: 'me', list: dark }, other] });
      if (kind === 'human') await new Visitor(server.address).join(match.id, { list: light });
      const player = await Player.sit(server.address, match.id, tickets[0]?.secret);
      expect(await player.try({ type: 'concede' })).toBeNull();
      return (await host.ask<MatchRecord>('GET', `/api/matches/${match.id}/record`)).setup;
    };
    expect(await setupWith('human')).toMatchObject({ switches: { hideResponses: true } });
    expect(await setupWith('bot')).toMatchObject({ switches: { hideResponses: false } });
  });
});

describe('the end', () => {
  it('comes by conceding, and a rematch seats the same people', async () => {
    const { first, second, host, guest, match } = await twoAtTable();
    expect(await first.try({ type: 'rematch' })).toMatchObject({ rule: 'table.rematch.1' });
    expect(await first.try({ type: 'concede' })).toBeNull();
    await second.until(() => second.state?.outcome != null);
    expect(second.state?.outcome).toEqual({ winner: 1, rule: 'table.concede.1' });
    expect(second.state?.waitingFor).toEqual([]);
    expect(second.state?.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await host.ask('GET', `/api/matches/${match.id}`)).toMatchObject({ status: 'over', winner: 1 });

    await first.try({ type: 'rematch' });
    await second.until(() => second.state?.rematch.seats.length === 1);
    await second.try({ type: 'rematch' });
    await first.until(() => first.state?.rematch.match != null);
    const again = first.state?.rematch.match ?? '';
    const [mine] = await host.ask<{ secret: string }[]>('POST', `/api/matches/${again}/tickets`);
    const [theirs] = await guest.ask<{ secret: string }[]>('POST', `/api/matches/${again}/tickets`);
    const players = await Promise.all([mine, theirs].map((one) => Player.sit(server.address, again, one?.secret)));
    await Promise.all(players.map((player, i) => player.play(new Random(`${i}`))));
    expect(players[0]?.state?.outcome).toMatchObject({ rule: expect.stringMatching(/^salvage\.end\./) });
    const list = await host.ask<{ id: string }[]>('GET', '/api/matches?list=mine');
    expect(list.map(({ id }) => id).sort()).toEqual([match.id, again].sort());
  });

  it('hides record and dice until then', async () => {
    const { host, match } = await twoAtTable();
    expect(await host.call('GET', `/api/matches/${match.id}/record`)).toMatchObject({
      status: 409,
      body: { error: 'table.record.1' },
    });
    expect(await host.ask('GET', `/api/matches/${match.id}/fairness`)).toMatchObject({ secret: null });
  });
});

describe('spectators', () => {
  it('see a delayed match so many decisions late, and all of it when it is over', async () => {
    const { first, second, match } = await twoAtTable({ spectatorDelay: 3 });
    const bench = await Player.sit(server.address, match.id);
    const behind: number[] = [];
    const random = [new Random('a'), new Random('b')];
    while (!first.state?.outcome) {
      const player = first.asked ? first : second;
      const made = first.state?.decisions ?? 0;
      await player.play(
        random[player === first ? 0 : 1] ?? new Random('c'),
        () => (player.state?.decisions ?? 0) > made,
      );
      await Promise.all([first, second].map((one) => one.until(() => (one.state?.decisions ?? 0) > made)));
      await bench.try({ type: 'ping' });
      if (!first.state?.outcome) behind.push((first.state?.decisions ?? 0) - (bench.state?.decisions ?? 0));
    }
    expect(new Set(behind)).toEqual(new Set([1, 2, 3]));
    expect(Math.max(...behind)).toBe(3);
    await bench.until(() => bench.state?.outcome != null);
    expect(bench.view).toEqual(first.view);
  });

  it('cannot see a private match', async () => {
    const { match } = await againstBot({ access: 'private' });
    await expect(Player.sit(server.address, match.id)).rejects.toThrow(/private/);
  });
});
