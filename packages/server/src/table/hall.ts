import type { News } from '../storage/news.ts';
import type { House } from './house.ts';
import { ServedTable } from './table.ts';

/** How often servers say that they are there, and after how long silence means that one is not, in milliseconds. */
const HEARTBEAT = 5000;
const SILENCE = 16_000;
/** How often tables are looked at whether they may sleep, at most and at least. */
const ROUND = 1000;
const SHORTEST_ROUND = 20;

/** The tables somebody uses on this server. */
export class Hall {
  readonly #house: House;
  readonly #tables = new Map<string, ServedTable>();
  /** When other servers were last heard of. */
  readonly #servers = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(house: House) {
    this.#house = house;
  }

  /** Listens to the other servers, and takes up the clocks of matches that were running. */
  async open(): Promise<void> {
    await this.#house.news.listen(
      (news, from) => this.#hear(news, from),
      () => void this.#catchUpAll(),
    );
    this.#timers.push(
      setInterval(() => this.#round(), Math.max(SHORTEST_ROUND, Math.min(ROUND, this.#house.idle))).unref(),
    );
    if (!this.#house.alone) this.#timers.push(setInterval(() => this.#beat(), HEARTBEAT).unref());
    for (const id of await this.#house.storage.clockedMatches()) {
      const table = this.table(id);
      void table.seatsChanged().catch((error) => table.failed('clock', error));
    }
  }

  /** The table of a match; it is made when somebody comes, and forgotten when all have left. */
  table(id: string): ServedTable {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = new ServedTable(id, this.#house);
    this.#tables.set(id, table);
    return table;
  }

  counts(): { readonly tables: number; readonly awake: number; readonly sockets: number } {
    let awake = 0;
    let sockets = 0;
    for (const table of this.#tables.values()) {
      if (table.awake) awake++;
      sockets += table.sockets;
    }
    return { tables: this.#tables.size, awake, sockets };
  }

  /** Somebody sat down, or a match began. The other servers learn of it by the news that left with the change. */
  seatsChanged(match: string, visitor: string): Promise<void> {
    return this.table(match).seatsChanged(visitor);
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const table of this.#tables.values()) table.close();
    this.#house.news.publish({ kind: 'gone' });
  }

  #round(): void {
    const now = this.#house.time.now();
    for (const [id, table] of this.#tables) if (table.rest(now)) this.#tables.delete(id);
  }

  #beat(): void {
    this.#house.news.publish({ kind: 'alive' });
    const now = this.#house.time.now();
    for (const [server, heard] of this.#servers) if (now - heard > SILENCE) this.#serverGone(server);
  }

  #serverGone(server: string): void {
    this.#servers.delete(server);
    for (const table of this.#tables.values()) table.seatsElsewhere(server, []);
  }

  #hear(news: News, from: string): void {
    // A server that is new here, or was thought gone, has not said who is connected to it.
    const known = this.#servers.has(from);
    this.#servers.set(from, this.#house.time.now());
    if (!known && news.kind !== 'gone') this.#house.news.publish({ kind: 'who', match: null });
    if (news.kind === 'alive') return;
    if (news.kind === 'gone') this.#serverGone(from);
    else if (news.match === null) this.#sayWhoIsHere();
    else this.#tell(this.#tables.get(news.match), news, from);
  }

  #tell(table: ServedTable | undefined, news: Exclude<News, { kind: 'alive' | 'gone' }>, from: string): void {
    if (!table) return;
    if (news.kind === 'entries') table.entriesWritten();
    else if (news.kind === 'chat') table.heard(news.line);
    else if (news.kind === 'here') table.seatsElsewhere(from, news.seats);
    else if (news.kind === 'who') table.sayWhoIsHere();
    else table.seatsChanged().catch((error) => table.failed('catch-up', error));
  }

  #sayWhoIsHere(): void {
    for (const table of this.#tables.values()) table.sayWhoIsHere();
  }

  /** News were missed: one table after the other, so that those who play meanwhile need not wait for all. */
  async #catchUpAll(): Promise<void> {
    this.#house.news.publish({ kind: 'who', match: null });
    this.#sayWhoIsHere();
    for (const table of [...this.#tables.values()])
      await table.newsMissed().catch((error) => table.failed('catch-up', error));
  }
}
