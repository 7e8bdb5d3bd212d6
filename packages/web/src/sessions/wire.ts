import type { ClientMessage, ServerMessage } from '@rangefinder/protocol';

/** As much of a WebSocket as is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type Connect = (path: string) => Socket;

export interface WireEnds {
  hello(): ClientMessage;
  ping(): ClientMessage;
  onMessage(message: ServerMessage): void;
  onLost(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 35_000;

/** A WebSocket that comes back by itself: later and later while nobody answers, at once when the network is back. */
export class Wire {
  readonly #path: string;
  readonly #ends: WireEnds;
  readonly #connect: Connect;
  #socket: Socket | null = null;
  #open = false;
  #closed = false;
  #tries = 0;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;

  constructor(path: string, ends: WireEnds, connect: Connect = browserSocket) {
    this.#path = path;
    this.#ends = ends;
    this.#connect = connect;
    globalThis.addEventListener?.('online', this.#now);
    this.#begin();
  }

  /** False when there is no connection now. */
  send(message: ClientMessage): boolean {
    if (!this.#open) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.#now);
    clearTimeout(this.#retry);
    this.#drop();
  }

  readonly #now = () => {
    if (this.#open || this.#closed) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#begin();
  };

  #begin(): void {
    const socket = this.#connect(this.#path);
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.#heardAt = performance.now();
      socket.send(JSON.stringify(this.#ends.hello()));
      this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      this.#heardAt = performance.now();
      const message = parse(data);
      if (!message) return;
      // Only a server that shows the table is back for good.
      if (message.type === 'table') this.#tries = 0;
      this.#ends.onMessage(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** A connection can be dead without saying so: silence after a ping ends it. */
  #ping(): void {
    if (performance.now() - this.#heardAt > SILENCE) {
      this.#drop();
      this.#lost();
    } else this.send(this.#ends.ping());
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#ends.onLost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#begin(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearInterval(this.#pings);
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    socket?.close();
  }
}

/** What a server sends is ours to trust, but not to crash on. */
function parse(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

function browserSocket(path: string): Socket {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  const plain: Socket = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => plain.onopen?.();
  socket.onmessage = (event) => plain.onmessage?.(event);
  socket.onclose = () => plain.onclose?.();
  return plain;
}
