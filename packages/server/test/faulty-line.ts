import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a server and its database, and can fall silent or cut every connection. */
export class FaultyLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #replies = new Set<Socket>();
  #mode: 'open' | 'silent' | 'cut' = 'open';

  private constructor(target: URL) {
    this.#server = createServer((socket) => this.#accept(socket, target));
  }

  /** A line before a database, and the database's address through it. */
  static async before(database: string): Promise<{ readonly line: FaultyLine; readonly url: string }> {
    const url = new URL(database);
    const line = new FaultyLine(new URL(database));
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    url.port = String((line.#server.address() as AddressInfo).port);
    return { line, url: url.href };
  }

  /** Passes everything on, also what was held back. */
  open(): void {
    this.#mode = 'open';
    for (const socket of this.#sockets) socket.resume();
  }

  /** Says nothing any more, on old connections and new ones, and closes none: a database that hangs. */
  fallSilent(): void {
    this.#mode = 'silent';
    for (const socket of this.#sockets) socket.pause();
  }

  /** Passes on what is asked, and holds back what is answered. */
  holdReplies(): void {
    for (const socket of this.#replies) socket.pause();
  }

  /** Cuts all connections, and lets none in. */
  cut(): void {
    this.#mode = 'cut';
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(socket: Socket, { hostname, port }: URL): void {
    if (this.#mode === 'cut') {
      socket.destroy();
      return;
    }
    const there = connect(Number(port), hostname);
    this.#replies.add(there);
    there.on('close', () => this.#replies.delete(there));
    for (const [from, to] of [
      [socket, there],
      [there, socket],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (chunk) => void to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#mode === 'silent') from.pause();
    }
  }
}
