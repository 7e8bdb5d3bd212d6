import { randomUUID } from 'node:crypto';
import { Refused } from '@rangefinder/host';
import type { Viewer } from '@rangefinder/kernel';
import { ClientMessage, type Refusal, type ServerMessage } from '@rangefinder/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { fits } from '../secrets.ts';
import { isStorageTrouble } from '../storage/gone.ts';
import type { SeatRow } from '../storage/storage.ts';
import type { ServedTable } from '../table/table.ts';
import type { Context } from './context.ts';
import { Pace } from './pace.ts';

/** A connection that cannot keep up is closed when this many bytes wait for it; it may come back and see the whole. */
const MOST_WAITING = 2_000_000;
/** So many refusals for haste, and the connection is closed. */
const PATIENCE = 50;
const HASTE = 'table.pace.1';

type AtTable = Exclude<ClientMessage, { type: 'hello' }>;

/** One WebSocket at a table. */
export class Connection {
  readonly visitor: string;
  readonly #socket: WebSocket;
  readonly #match: string;
  readonly #context: Context;
  readonly #name: Promise<string | undefined>;
  readonly #log: FastifyBaseLogger;
  readonly #pace: Pace;
  readonly #silence: NodeJS.Timeout;
  /** Hello was said; settled once the table was shown, or the visitor turned away. */
  #entering: Promise<void> | undefined;
  /** Known once the table was shown. */
  #viewer: Viewer | undefined;
  /** Where one sits; known once hello was said. Before that the hall may forget the table and make another. */
  #seated: ServedTable | undefined;
  #hasty = 0;

  constructor(socket: WebSocket, match: string, visitor: string, name: Promise<string | undefined>, context: Context) {
    this.visitor = visitor;
    this.#socket = socket;
    this.#match = match;
    this.#name = name;
    this.#log = context.log;
    this.#context = context;
    const { messagesPerSecond, messageBurst, helloSeconds } = context.settings;
    this.#pace = new Pace(messagesPerSecond, messageBurst);
    this.#silence = setTimeout(() => socket.close(1008, 'hello was not said'), helloSeconds * 1000);
    socket.on('message', (data, isBinary) => void this.#receive(isBinary ? '' : String(data)));
    socket.on('close', () => this.#gone());
    // Whoever breaks the WebSocket protocol, or sends too much, or whose line breaks; the library closes the connection.
    socket.on('error', (error) => this.#noteRefusal('table.message.2', error.message));
  }

  /** Sends a text that is a `ServerMessage`. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_WAITING) {
      this.#log.warn('a connection that does not keep up was closed');
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }

  /** There is no table any more: says so, and ends. */
  turnAway({ refusal }: Refused): void {
    this.#say({ type: 'refused', call: null, refusal });
    this.#socket.close(1008, 'refused');
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #gone(): void {
    clearTimeout(this.#silence);
    if (this.#viewer !== undefined) this.#seated?.leave(this.#viewer, this);
  }

  get #table(): ServedTable {
    if (!this.#seated) throw new Refused('table.hello.1', 'The first message at a table is hello.');
    return this.#seated;
  }

  async #receive(text: string): Promise<void> {
    let call: number | null = null;
    try {
      const inPace = this.#pace.allows(performance.now());
      const raw = parseJson(text);
      // Whoever is refused for haste waits for a reply as well.
      call = callOf(raw);
      if (!inPace) throw new Refused(HASTE, 'Too many messages at once. Wait a moment.');
      if (raw === undefined) throw new Refused('table.message.1', 'A message is one JSON object.');
      const message = ClientMessage.safeParse(raw);
      if (!message.success) throw new Refused('table.message.1', sentenceOf(message.error));
      await this.#act(message.data);
    } catch (error) {
      this.#refuse(call, error);
    }
  }

  async #act(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.#hello(message.secret);
    // A match may have to be played again before its table can be shown: what is said meanwhile waits.
    await this.#entering?.catch(() => undefined);
    if (this.#viewer === undefined) throw new Refused('table.hello.1', 'The first message at a table is hello.');
    if (message.type === 'ping') return this.#say({ type: 'done', call: message.call });
    if (message.type === 'chat') return this.#chat(message.call, message.text);
    if (this.#viewer === 'spectator') throw new Refused('table.seat.2', 'Spectators watch; they do not play.');
    if (message.type === 'check') return this.#check(message);
    await this.#play(message, this.#viewer);
    this.#say({ type: 'done', call: message.call });
  }

  #hello(secret: string | undefined): Promise<void> {
    if (this.#entering) throw new Refused('table.hello.2', 'Hello is said once.');
    this.#entering = this.#enter(secret);
    return this.#entering;
  }

  /** Takes the seat of the secret, or a place among the spectators. */
  async #enter(secret: string | undefined): Promise<void> {
    const table = this.#context.hall.table(this.#match);
    const viewer = await viewerOf(table, this.visitor, secret);
    await table.enter(viewer, this);
    clearTimeout(this.#silence);
    this.#viewer = viewer;
    this.#seated = table;
    if (this.#socket.readyState !== this.#socket.OPEN) table.leave(viewer, this);
  }

  async #play(message: Exclude<AtTable, { type: 'ping' | 'chat' | 'check' }>, seat: number): Promise<void> {
    switch (message.type) {
      case 'answer': {
        this.#mustBeOwn(message.seat, seat);
        const stop = this.#context.metrics.decisionSeconds.startTimer();
        await this.#table.answer(seat, message.ask, message.answer);
        stop();
        return;
      }
      case 'ask-undo':
        return this.#table.askUndo(seat, message.to);
      case 'reply-undo':
        return this.#table.replyUndo(seat, message.grant);
      case 'concede':
        return this.#table.concede(seat);
      case 'rematch':
        return this.#table.wantRematch(seat);
    }
  }

  async #check({ call, seat, ask, answer }: Extract<AtTable, { type: 'check' }>): Promise<void> {
    this.#mustBeOwn(seat, this.#viewer);
    this.#say({ type: 'checked', call, refusal: await this.#table.check(seat, ask, answer) });
  }

  async #chat(call: number, text: string): Promise<void> {
    const { seats } = await this.#table.seating(this.visitor);
    const seat = this.#viewer === 'spectator' ? null : (this.#viewer ?? null);
    const from = seat === null ? ((await this.#name) ?? 'Spectator') : (seats[seat]?.name ?? '');
    await this.#table.say({ from, seat, text, at: Date.now() }, randomUUID());
    this.#say({ type: 'done', call });
  }

  #mustBeOwn(seat: number, own: Viewer | undefined): void {
    if (seat !== own) throw new Refused('table.seat.2', `Seat ${seat} is not yours: nobody plays another's seat.`);
  }

  #refuse(call: number | null, error: unknown): void {
    const refusal = this.#refusalOf(error);
    this.#noteRefusal(refusal.rule, refusal.message);
    if (this.#viewer === undefined && isStorageTrouble(error)) {
      // Nothing is wrong with this hello: it may be said again in a moment.
      this.#say({ type: 'restart' });
      this.#socket.close(1013, 'try again later');
      return;
    }
    this.#say({ type: 'refused', call, refusal });
    if (refusal.rule === HASTE && ++this.#hasty >= PATIENCE) this.#socket.close(1008, 'too many messages');
    if (this.#viewer === undefined) this.#socket.close(1008, 'refused');
  }

  #refusalOf(error: unknown): Refusal {
    if (error instanceof Refused) return error.refusal;
    this.#context.metrics.trouble('socket');
    this.#log.error({ err: error }, 'a message could not be handled');
    return { rule: 'table.failed.3', message: 'Something went wrong on the server; nothing has changed.' };
  }

  #noteRefusal(rule: string, message: string): void {
    this.#context.metrics.refusals.inc({ rule });
    this.#log.warn({ refused: rule, viewer: this.#viewer, match: this.#match }, message);
  }
}

/** Whose eyes a secret opens; without one a spectator's, if the match may be watched. */
async function viewerOf(table: ServedTable, visitor: string, secret: string | undefined): Promise<Viewer> {
  const { row, seats } = await table.seating(visitor);
  if (secret === undefined) {
    if (row.access === 'private') throw new Refused('table.seat.3', 'This match is private.');
    return 'spectator';
  }
  const own = seatOf(seats, secret);
  if (own !== undefined) return own;
  if (row.status === 'waiting') {
    // Somebody may have sat down through another server a moment ago.
    await table.seatsChanged(visitor);
    const now = seatOf((await table.seating(visitor)).seats, secret);
    if (now !== undefined) return now;
  }
  throw new Refused('table.seat.1', 'This secret opens no seat of this match.');
}

function seatOf(seats: readonly SeatRow[], secret: string): number | undefined {
  return seats.find(({ secret_hash }) => secret_hash !== null && fits(secret, secret_hash))?.seat;
}

/** What a message says; undefined when it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const Called = z.object({ call: z.int().min(0) });

/** The number a message would be answered by, even when the rest of it is nonsense. */
function callOf(raw: unknown): number | null {
  const called = Called.safeParse(raw);
  return called.success ? called.data.call : null;
}

function sentenceOf(error: z.ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join('.') ?? '';
  return `This message cannot be understood${where ? ` at "${where}"` : ''}: ${issue?.message ?? 'unknown'}`.slice(
    0,
    300,
  );
}
