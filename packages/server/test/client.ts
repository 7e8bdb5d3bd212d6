import { once } from 'node:events';
import {
  type Answer,
  type Random,
  type Request,
  type RequestView,
  randomAnswer,
  type SeenEvent,
} from '@rangefinder/kernel';
import {
  applyChange,
  type CreatedMatch,
  type CreateMatch,
  type Refusal,
  type SeatTicket,
  type ServerMessage,
  type TableState,
} from '@rangefinder/protocol';
import WebSocket from 'ws';

/** Somebody with a browser: keeps its cookie. */
export class Visitor {
  cookie = '';
  readonly #server: () => string;

  constructor(server: string | (() => string)) {
    this.#server = typeof server === 'string' ? () => server : server;
  }

  get server(): string {
    return this.#server();
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.server}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: isJson(response) ? JSON.parse(text) : text };
  }

  /** Calls and expects success. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.call(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer as T;
  }

  create(wish: Partial<CreateMatch> & Pick<CreateMatch, 'game' | 'seats'>): Promise<CreatedMatch> {
    return this.ask('POST', '/api/matches', { word: 'tauntaun', ...wish });
  }

  join(match: string, wish: object = {}): Promise<SeatTicket> {
    return this.ask('POST', `/api/matches/${match}/join`, { word: 'bantha', ...wish });
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false;
}

interface Waiting {
  readonly resolve: (message: ServerMessage) => void;
  readonly reject: (error: Error) => void;
}

/** Somebody at a table, as a page would be: knows the view by its changes only. */
export class Player {
  readonly socket: WebSocket;
  view: unknown = undefined;
  state: TableState | undefined;
  events: SeenEvent[] = [];
  chat: string[] = [];
  /** Everything the server said, as it came. */
  readonly heard: string[] = [];
  keepHeard = true;
  closed: number | undefined;
  readonly #calls = new Map<number, Waiting>();
  readonly #watchers = new Set<() => void>();
  #call = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closed = code;
      for (const { reject } of this.#calls.values()) reject(new Error(`The connection was closed (${code}).`));
      this.#calls.clear();
      this.#changed();
    });
  }

  /** Opens the socket of a match without saying anything. */
  static async connect(server: string, match: string, headers: Record<string, string> = {}): Promise<Player> {
    const socket = new WebSocket(`${server.replace('http', 'ws')}/api/matches/${match}/socket`, { headers });
    const player = new Player(socket);
    await once(socket, 'open');
    return player;
  }

  /** Sits down with a ticket, or among the spectators. */
  static async sit(server: string, match: string, secret?: string, keepHeard = true): Promise<Player> {
    const player = await Player.connect(server, match);
    player.keepHeard = keepHeard;
    player.send(secret === undefined ? { type: 'hello' } : { type: 'hello', secret });
    await player.until(() => player.state !== undefined || player.closed !== undefined);
    if (!player.state) throw new Error(`Nobody was let in: ${player.heard.at(-1)}`);
    return player;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a message that is replied to, and waits for the reply. */
  say(message: object): Promise<ServerMessage> {
    const call = this.#call++;
    return new Promise((resolve, reject) => {
      if (this.closed !== undefined) return reject(new Error('The connection is closed.'));
      this.#calls.set(call, { resolve, reject });
      this.send({ ...message, call });
    });
  }

  /** Says something and gives why it was refused; null when it was not. */
  async try(message: object): Promise<Refusal | null> {
    const reply = await this.say(message);
    return reply.type === 'refused' ? reply.refusal : null;
  }

  /** Answers the question that is asked now. */
  answer(answer: Answer): Promise<Refusal | null> {
    const { asked, viewer } = this;
    if (!asked || typeof viewer !== 'number') throw new Error('Nothing is asked.');
    return this.try({ type: 'answer', seat: viewer, ask: asked.ask, answer });
  }

  get asked() {
    return this.state?.asked ?? null;
  }

  viewer: number | 'spectator' | undefined;

  /** Waits until something holds. */
  until(holds: () => boolean, milliseconds = 20_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#watchers.delete(watch);
        reject(new Error(`Waited in vain. Last heard: ${this.heard.at(-1)?.slice(0, 300)}`));
      }, milliseconds);
      const watch = () => {
        if (!holds()) return;
        clearTimeout(timer);
        this.#watchers.delete(watch);
        resolve();
      };
      this.#watchers.add(watch);
      watch();
    });
  }

  /** Answers at random until the match is over, `enough` says so, or the connection is lost. */
  async play(random: Random, enough: () => boolean = () => false): Promise<void> {
    const mayStop = () => this.state?.outcome != null || this.closed !== undefined || enough();
    while (!mayStop()) {
      await this.until(() => mayStop() || this.asked !== null);
      if (mayStop() || !this.asked) return;
      const { ask, request } = this.asked;
      const refusal = await this.answer(randomAnswer(asRequest(request), random));
      if (refusal) throw new Error(`Refused: ${refusal.message} (${refusal.rule})`);
      await this.until(() => this.asked?.ask !== ask || mayStop());
    }
  }

  close(): Promise<unknown> {
    if (this.closed !== undefined) return Promise.resolve();
    const gone = once(this.socket, 'close');
    this.socket.close();
    return gone;
  }

  #hear(text: string): void {
    if (this.keepHeard) this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'table':
        this.view = message.view;
        this.viewer = message.viewer;
        this.state = message.state;
        this.events = [...message.events];
        this.chat = message.chat.map(({ text }) => text);
        break;
      case 'news':
        this.view = applyChange(this.view, message.change);
        this.events.push(...message.events);
        if (this.state) this.state = { ...this.state, ...message.state };
        break;
      case 'chat':
        this.chat.push(message.line.text);
        break;
      case 'done':
      case 'checked':
      case 'refused':
        if (message.call !== null) {
          this.#calls.get(message.call)?.resolve(message);
          this.#calls.delete(message.call);
        }
    }
    this.#changed();
  }

  #changed(): void {
    for (const watch of [...this.#watchers]) watch();
  }
}

/** A question as bots know it. */
export function asRequest(view: RequestView): Request {
  if (view.kind === 'pick') return { ...view, refused: undefined };
  const { free: _, ...place } = view;
  return { ...place, refused: undefined };
}
