import { randomInt } from 'node:crypto';
import { Refused } from '@rangefinder/host';
import { BadInput, type Game, Match, type MatchRecord, type Problem, type Seat } from '@rangefinder/kernel';
import {
  type CreatedMatch,
  type CreateMatch,
  commitmentOf,
  type Fairness,
  type JoinMatch,
  type MatchSummary,
  type SeatTicket,
  seedOf,
} from '@rangefinder/protocol';
import { botsOf, gameOf } from './games.ts';
import { hashOf, newId, newSecret, rematchId, seatSecret } from './secrets.ts';
import type { AccountRow } from './storage/accounts.ts';
import type { Beginning, ListedMatch, MatchRow, SeatRow, Storage } from './storage/storage.ts';
import type { Hall } from './table/hall.ts';
import { newLedger } from './table/ledger.ts';
import type { Live } from './table/live.ts';
import { fairnessOf, summaryOf, wordsOf } from './table/summary.ts';
import type { Time } from './time.ts';

/** Making matches, finding them, sitting down. */
export class Matches {
  readonly #storage: Storage;
  readonly #hall: () => Hall;
  readonly #key: string;
  readonly #time: Time;

  constructor(storage: Storage, key: string, time: Time, hall: () => Hall) {
    this.#storage = storage;
    this.#key = key;
    this.#time = time;
    this.#hall = hall;
  }

  async create(wish: CreateMatch, creator: AccountRow): Promise<CreatedMatch> {
    const game = await gameOf(wish.game);
    checkWish(game, wish);
    const secret = wish.commitment === undefined ? newSecret() : await this.#promisedSecret(wish.commitment);
    const now = this.#time.now();
    const id = newId();
    const mission = missionOf(game, wish);
    const seats = wish.seats.map((_, seat) => this.#newSeat(game, id, wish, seat, creator));
    const full = seats.every(({ kind }) => kind !== 'empty');
    const row: MatchRow = {
      id,
      game: game.id,
      rules_version: game.rulesVersion,
      mission,
      status: full ? 'playing' : 'waiting',
      access: wish.access,
      casual: wish.casual ? 1 : 0,
      spectator_delay: wish.spectatorDelay,
      clock: wish.clock && JSON.stringify(wish.clock),
      ...(full ? beginningOf(game, mission ?? undefined, seats, secret) : { setup: null, opening: null }),
      secret,
      commitment: commitmentOf(secret),
      winner: null,
      created_at: now,
      updated_at: now,
    };
    await this.#storage.createMatch(row, seats);
    await this.#hall().seatsChanged(id, creator.id);
    const match = summaryOf({ row, seats, decisions: 0, updatedAt: now });
    return { match, tickets: seats.flatMap(({ seat, account }) => (account ? [this.#ticket(id, seat, account)] : [])) };
  }

  async join(id: string, wish: JoinMatch, account: AccountRow): Promise<SeatTicket> {
    const { row, seats } = await this.#find(id);
    const empty = seats.filter(({ kind }) => kind === 'empty');
    const seat = wish.seat === undefined ? empty[0] : empty.find((one) => one.seat === wish.seat);
    if (!seat) return this.#ownTicket(id, wish, seats, account);
    const game = await gameOf(row.game);
    const list = seat.list === null ? listFor(game, wish.list, seat.seat, row.mission) : seat.list;
    const ticket = this.#ticket(id, seat.seat, account.id);
    const taken: SeatRow = {
      ...seat,
      kind: 'human',
      name: account.name,
      account: account.id,
      secret_hash: hashOf(ticket.secret),
      list,
      word: wish.word,
    };
    // Lists that do not go together are found out before anybody sits down.
    const full = seats.map((one) => (one === seat ? taken : one));
    const beginning = empty.length === 1 ? beginningOf(game, row.mission ?? undefined, full, row.secret) : null;
    if (!(await this.#storage.takeSeat(taken, beginning, this.#time.now()))) throw seatTaken();
    if (!beginning) await this.#beginWhenFull(id, game);
    await this.#hall().seatsChanged(id, account.id);
    return ticket;
  }

  /** Whoever joined and never heard of it joins again: the seat is theirs already. */
  #ownTicket(id: string, wish: JoinMatch, seats: readonly SeatRow[], account: AccountRow): SeatTicket {
    const own = seats.findLast(({ seat, account: by }) => by === account.id && (wish.seat ?? seat) === seat);
    if (!own) throw seatTaken();
    return this.#ticket(id, own.seat, account.id);
  }

  /** The tickets of the seats somebody holds, once more. */
  async tickets(id: string, account: AccountRow): Promise<SeatTicket[]> {
    const { seats } = await this.#find(id);
    const own = seats.filter((seat) => seat.account === account.id);
    const tickets = own.map(({ seat }) => this.#ticket(id, seat, account.id));
    // The key may have changed since the seat was taken.
    const changed = tickets.filter(({ secret }, i) => own[i]?.secret_hash !== hashOf(secret));
    for (const { seat, secret } of changed) await this.#storage.setSeatSecret(id, seat, hashOf(secret));
    if (changed.length > 0) await this.#hall().seatsChanged(id, account.id);
    return tickets;
  }

  /** Takes back a match that has not begun; whoever sits at it may. */
  async cancel(id: string, account: AccountRow): Promise<void> {
    const { row, seats } = await this.#find(id);
    if (!seats.some((seat) => seat.account === account.id))
      throw new Refused('table.cancel.2', 'Only those who sit at a table can cancel its match.', 403);
    if (row.status !== 'waiting' || !(await this.#storage.cancelMatch(id)))
      throw new Refused('table.cancel.1', 'The match has begun: it can be conceded, not cancelled.', 409);
    await this.#hall().seatsChanged(id, account.id);
  }

  /** A guest has another name: the matches that wait for players are told. */
  async renamed({ id, name }: AccountRow): Promise<void> {
    const waiting = (await this.#storage.matchesOf(id)).filter(({ row }) => row.status === 'waiting');
    for (const { row } of waiting) {
      await this.#storage.renameAt(row.id, id, name);
      await this.#hall().seatsChanged(row.id, id);
    }
  }

  /** The same match once more, with the same people, lists and words, and new dice. */
  async rematch({ row, seats }: Live): Promise<string> {
    const id = rematchId(row.id);
    if (await this.#storage.match(id)) return id;
    const game = await gameOf(row.game);
    const secret = newSecret();
    const now = this.#time.now();
    const again: MatchRow = {
      ...row,
      id,
      status: 'playing',
      winner: null,
      rules_version: game.rulesVersion,
      ...beginningOf(game, row.mission ?? undefined, seats, secret),
      secret,
      commitment: commitmentOf(secret),
      created_at: now,
      updated_at: now,
    };
    const taken = seats.map(
      (seat): SeatRow => ({
        ...seat,
        match: id,
        secret_hash: seat.account && hashOf(seatSecret(this.#key, id, seat.seat, seat.account)),
      }),
    );
    await this.#storage.createMatch(again, taken);
    await this.#hall().seatsChanged(id, row.id);
    return id;
  }

  /** A fingerprint for a match that is yet to be made. */
  async commitment(): Promise<string> {
    const secret = newSecret();
    const commitment = commitmentOf(secret);
    await this.#storage.keepCommitment(commitment, secret, this.#time.now());
    return commitment;
  }

  async list(which: 'open' | 'live' | 'mine', account: AccountRow): Promise<MatchSummary[]> {
    const lists = {
      open: () => this.#storage.openMatches(),
      live: () => this.#storage.liveMatches(),
      mine: () => this.#storage.matchesOf(account.id),
    };
    return (await lists[which]()).map(summaryOf);
  }

  async summary(id: string): Promise<MatchSummary> {
    return summaryOf(await this.#listed(id));
  }

  async fairness(id: string): Promise<Fairness> {
    const { row, seats } = await this.#find(id);
    return fairnessOf(row, seats, row.status === 'over');
  }

  /** The record of a match that is over: as it was stored, whatever the rules say now. */
  async record(id: string): Promise<MatchRecord> {
    const { row, seats } = await this.finished(id);
    const acts = await this.#storage.acts(id);
    const ledger = newLedger(row, seats);
    for (const { act } of acts) ledger.apply(act);
    const hash = acts.at(-1)?.hash;
    return { ...ledger.record(), ...(hash ? { hash } : {}) };
  }

  /** The rows of a match that is over. */
  async finished(id: string): Promise<{ readonly row: MatchRow; readonly seats: readonly SeatRow[] }> {
    const found = await this.#find(id);
    if (found.row.status === 'over') return found;
    throw new Refused('table.record.1', 'The record names the dice: it can be had once the match is over.', 409);
  }

  async #beginWhenFull(id: string, game: Game): Promise<void> {
    const { row, seats } = await this.#find(id);
    if (row.status !== 'waiting' || seats.some(({ kind }) => kind === 'empty')) return;
    await this.#storage.beginMatch(
      id,
      beginningOf(game, row.mission ?? undefined, seats, row.secret),
      this.#time.now(),
    );
  }

  #newSeat(game: Game, match: string, wish: CreateMatch, seat: Seat, creator: AccountRow): SeatRow {
    const wanted = wish.seats[seat];
    const mission = missionOf(game, wish);
    const empty = { match, seat, account: null, secret_hash: null, bot: null, word: null };
    if (wanted?.kind === 'bot') {
      const list = listFor(game, wanted.list ?? anyReadyList(game, seat, mission), seat, mission);
      return { ...empty, kind: 'bot', name: wanted.bot, bot: wanted.bot, list };
    }
    if (wanted?.kind === 'human') {
      return {
        ...empty,
        kind: 'empty',
        name: '',
        list: wanted.list === undefined ? null : listFor(game, wanted.list, seat, mission),
      };
    }
    return {
      ...empty,
      kind: 'human',
      name: creator.name,
      account: creator.id,
      secret_hash: hashOf(seatSecret(this.#key, match, seat, creator.id)),
      list: listFor(game, wanted?.list, seat, mission),
      word: wish.word,
    };
  }

  #ticket(match: string, seat: Seat, account: string): SeatTicket {
    return { match, seat, secret: seatSecret(this.#key, match, seat, account) };
  }

  async #promisedSecret(commitment: string): Promise<string> {
    const secret = await this.#storage.useCommitment(commitment);
    if (secret !== undefined) return secret;
    throw new Refused('table.fairness.1', 'This fingerprint was used already, or is too old. Get another one.', 409);
  }

  async #find(id: string): Promise<{ readonly row: MatchRow; readonly seats: readonly SeatRow[] }> {
    const found = await this.#storage.match(id);
    if (!found) throw new Refused('table.match.1', 'There is no such match.', 404);
    return found;
  }

  async #listed(id: string): Promise<ListedMatch> {
    const found = await this.#storage.listed(id);
    if (!found) throw new Refused('table.match.1', 'There is no such match.', 404);
    return found;
  }
}

function seatTaken(): Refused {
  return new Refused('table.join.1', 'This seat is taken.', 409);
}

/** The mission of a match: the usual one where none was named. */
function missionOf(game: Game, { mission }: CreateMatch): string | null {
  return mission ?? game.missions[0] ?? null;
}

function checkWish(game: Game, { seats, mission, access }: CreateMatch): void {
  if (seats.length !== game.seats.length) {
    throw new Refused('table.create.1', `${game.name} has ${game.seats.length} seats; this names ${seats.length}.`);
  }
  if (mission !== undefined && !game.missions.includes(mission)) {
    const missions = game.missions.join(', ') || 'none';
    throw new Refused('table.create.2', `There is no mission "${mission}"; there is ${missions}.`);
  }
  if (access === 'private' && seats.some(({ kind }) => kind === 'human')) {
    throw new Refused('table.create.3', 'Nobody could join a private match: make it open, or by link.');
  }
  for (const seat of seats) {
    if (seat.kind !== 'bot' || botsOf(game).includes(seat.bot)) continue;
    throw new Refused('table.create.4', `There is no bot "${seat.bot}"; there is ${botsOf(game).join(', ')}.`);
  }
}

/** A list as it is stored, if the game has lists and this one is legal. */
function listFor(game: Game, list: unknown, seat: Seat, mission: string | null): string | null {
  if (game.readyLists.length === 0) return null;
  if (list === undefined) throw new Refused('table.list.1', `Seat ${seat} of ${game.name} needs a list.`);
  const [problem] = problemsOf(game, list);
  if (problem) throw new Refused(problem.rule, problem.message);
  checkSeat(game, list, seat);
  checkMission(game, list, mission);
  return JSON.stringify(list);
}

function checkSeat(game: Game, list: unknown, seat: Seat): void {
  const fitting = game.seatsFor?.(list);
  if (!fitting || fitting.includes(seat)) return;
  const names = fitting.map((one) => game.seats[one]).join(' or ');
  throw new Refused(
    'table.list.3',
    `This list can only be played as ${names}; this seat is ${game.seats[seat]}. Choose another list or another seat.`,
  );
}

function checkMission(game: Game, list: unknown, mission: string | null): void {
  const fitting = game.missionsFor?.(list);
  if (!fitting || mission === null || fitting.includes(mission)) return;
  throw new Refused(
    'table.list.4',
    `This list is made for ${fitting.join(' or ')}; this match is ${mission}. Choose another list or another mission.`,
  );
}

function problemsOf(game: Game, list: unknown): readonly Problem[] {
  try {
    return game.validate(list);
  } catch (error) {
    if (error instanceof BadInput) return [{ rule: 'table.list.2', message: error.message }];
    throw error;
  }
}

function anyReadyList(game: Game, seat: Seat, mission: string | null): unknown {
  const lists = game.readyLists.filter(
    ({ list, seats }) =>
      (seats?.includes(seat) ?? true) && (mission === null || (game.missionsFor?.(list).includes(mission) ?? true)),
  );
  return lists.length === 0 ? undefined : lists[randomInt(lists.length)]?.list;
}

/** Begins the match by the rules, to see that it can be played, and what happens before the first decision. */
function beginningOf(game: Game, mission: string | undefined, seats: readonly SeatRow[], secret: string): Beginning {
  const lists: unknown[] = seats.map(({ list }) => (list === null ? undefined : JSON.parse(list)));
  try {
    const apart = seats.filter(({ kind }) => kind === 'human').length > 1;
    const setup = game.newSetup({ lists, mission, apart });
    return { setup: JSON.stringify(setup), opening: openingOf(game, setup, seats, secret) };
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('table.setup.1', error.message);
    throw error;
  }
}

function openingOf(game: Game, setup: unknown, seats: readonly SeatRow[], secret: string): string {
  return JSON.stringify(Match.start(game, { setup, seed: seedOf(secret, wordsOf(seats)) }).log);
}
