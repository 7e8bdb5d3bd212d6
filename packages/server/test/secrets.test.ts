import { GAMES } from '@rangefinder/games';
import { type Game, isObject, Match, type MatchRecord, Random, type SeenEvent, type Viewer } from '@rangefinder/kernel';
import { applyChange, type GameInfo, type ServerMessage } from '@rangefinder/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player, Visitor } from './client.ts';
import { type TestServer, testServer } from './servers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Plays a whole match between two people before a spectator; gives what each was told, and the record. */
async function wholeMatch(game: string, lists: readonly unknown[]) {
  const [host, guest] = [new Visitor(server.address), new Visitor(server.address)];
  const { match, tickets } = await host.create({ game, seats: [{ kind: 'me', list: lists[0] }, { kind: 'human' }] });
  const ticket = await guest.join(match.id, { list: lists[1] });
  const secrets = [tickets[0]?.secret ?? '', ticket.secret];
  const players = await Promise.all(
    [...secrets, undefined].map((secret) => Player.sit(server.address, match.id, secret)),
  );
  await Promise.all(players.slice(0, 2).map((player, seat) => player.play(new Random(`secrets-${seat}`))));
  await Promise.all(players.map((player) => player.until(() => player.state?.outcome != null)));
  const record = await host.ask<MatchRecord>('GET', `/api/matches/${match.id}/record`);
  const { secret } = await host.ask<{ secret: string }>('GET', `/api/matches/${match.id}/fairness`);
  return { heard: players.map(({ heard }) => heard), record, secrets, dice: [secret, record.seed] };
}

/** What a viewer knew after each message, put together from the messages alone. */
function* known(heard: readonly string[]) {
  let view: unknown = null;
  let decisions = 0;
  let over = false;
  for (const text of heard) {
    const message = JSON.parse(text) as ServerMessage;
    let events: readonly SeenEvent[] = [];
    if (message.type === 'table') {
      ({ view, events } = message);
      ({ decisions } = message.state);
      over = message.state.outcome !== null;
    } else if (message.type === 'news') {
      view = applyChange(view, message.change);
      ({ events } = message);
      decisions = message.state.decisions ?? decisions;
      over = over || message.state.outcome != null;
    }
    yield { text, view, events, decisions, over };
  }
}

/** The match after each number of decisions. */
function* stepByStep(game: Game, record: MatchRecord) {
  const match = Match.start(game, { setup: game.parseSetup(record.setup), seed: record.seed });
  yield match;
  for (const [seat, answer] of record.decisions) {
    match.submit(seat, answer);
    yield match;
  }
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

async function load(id: string): Promise<Game> {
  const game = await GAMES.find((one) => one.id === id)?.load();
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

describe('what a seat and the spectators are told in a whole match', () => {
  it('of X-Wing never names the others’ hidden dials, face-down cards, decks, dice or tickets', async () => {
    const lists = (await new Visitor(server.address).ask<GameInfo[]>('GET', '/api/games')).find(
      ({ id }) => id === 'xwing2',
    )?.readyLists;
    const { heard, record, secrets, dice } = await wholeMatch('xwing2', [lists?.[0]?.list, lists?.[2]?.list]);
    const game = await load('xwing2');
    const told = VIEWERS.map((_, i) => [...known(heard[i] ?? [])]);
    let decisions = 0;
    let hiddenDials = 0;
    for (const match of stepByStep(game, record)) {
      const state = plain(match.state) as {
        ships: { id: string; seat: number; dial: string | null; revealed: boolean }[];
        players: { deck: string[] }[];
      };
      VIEWERS.forEach((viewer, i) => {
        const hidden = state.ships.filter(({ seat, dial, revealed }) => seat !== viewer && dial !== null && !revealed);
        hiddenDials += hidden.length;
        for (const { text, view, events, over } of told[i]?.filter((one) => one.decisions === decisions) ?? []) {
          if (over) continue;
          expect(view).toEqual(plain(match.view(viewer)));
          for (const { id, dial } of hidden) {
            expect(view).toMatchObject({
              ships: state.ships.map((ship) => (ship.id === id ? { id, dial: null } : {})),
            });
            // An event since the dials were set that names the ship and what is on its dial.
            const names = events.filter(
              ({ event }) => textsIn(event).includes(id) && textsIn(event).includes(dial ?? ''),
            );
            expect(names.filter(({ event }) => event.type === 'dial-set')).toEqual([]);
          }
          for (const { deck } of state.players) expect(text).not.toContain(JSON.stringify(deck.slice(-3)).slice(1, -1));
          for (const secret of [...dice, ...secrets]) expect(text).not.toContain(secret);
        }
      });
      decisions++;
    }
    expect(hiddenDials).toBeGreaterThan(100);
  });

  it('of the sample game never names the others’ contracts and bids', async () => {
    const { heard, record, secrets, dice } = await wholeMatch('salvage', []);
    const game = await load('salvage');
    const told = VIEWERS.map((_, i) => [...known(heard[i] ?? [])]);
    let decisions = 0;
    let seen = 0;
    for (const match of stepByStep(game, record)) {
      VIEWERS.forEach((viewer, i) => {
        for (const { text, view, events, over } of told[i]?.filter((one) => one.decisions === decisions) ?? []) {
          if (over) continue;
          seen++;
          expect(view).toEqual(plain(match.view(viewer)));
          const contracts = events.filter(({ event }) => event.type === 'contract' && 'wreck' in event);
          expect(contracts.every(({ event }) => Reflect.get(event, 'seat') === viewer)).toBe(true);
          for (const secret of [...dice, ...secrets]) expect(text).not.toContain(secret);
        }
      });
      decisions++;
    }
    expect(seen).toBeGreaterThan(10);
  });
});
