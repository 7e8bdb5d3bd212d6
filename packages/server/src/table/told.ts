import { Shows } from '@rangefinder/host';
import type { Viewer } from '@rangefinder/kernel';
import type { ChatLine, NewsMessage, ServerMessage, TableMessage, TableState } from '@rangefinder/protocol';
import { Audience, type Listener } from './audience.ts';
import { type Live, markOf, type Stored } from './live.ts';
import { Presence } from './presence.ts';
import { stateChange } from './statechange.ts';

const LONGEST_CHAT = 200;

/** What those who look on have been told. While the table sleeps only a mark of it is kept. */
export class Told {
  readonly audience = new Audience();
  readonly presence = new Presence(this.audience);
  readonly #now: () => number;
  /** What each kind of viewer was shown last, while awake. */
  #shows: Shows<TableState> | undefined;
  #chat: readonly ChatLine[] = [];
  #mark = '';
  #number = 0;
  #lastLine = '';

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The number of the last entry everybody knows of. */
  get number(): number {
    return this.#number;
  }

  /** Whether everybody knows a match as it is stored: its rows, its entries up to a number, and its chat. */
  knows(stored: Stored, number: number, chat: readonly ChatLine[]): boolean {
    return markOf(number, stored.row, stored.seats) === this.#mark && lineMark(chat.at(-1)) === this.#lastLine;
  }

  /** The table falls asleep. */
  sleep(): void {
    this.#shows = undefined;
    this.#chat = [];
  }

  /**
   * The table is awake. Those who looked on before it slept know it as it is now, unless somebody sat down or another
   * server went on with it.
   */
  wake(live: Live, chat: readonly ChatLine[]): void {
    const upToDate = this.#shows === undefined && this.#mark === live.mark;
    const shows = this.#awake;
    this.#chat = chat;
    this.#lastLine = lineMark(chat.at(-1));
    this.presence.learn(live.seats);
    if (!upToDate) this.news(live);
    else for (const viewer of this.audience.viewers) shows.know(live, viewer, this.#state(live, viewer));
  }

  /** Somebody comes and is shown everything. True when nobody saw the table through these eyes before. */
  welcome(live: Live, viewer: Viewer, listener: Listener): boolean {
    const first = this.audience.add(viewer, listener);
    const greeting = this.#awake.greeting(live, viewer, this.#state(live, viewer));
    listener.send(JSON.stringify(this.#withChat(greeting)));
    return first;
  }

  /** Somebody leaves. True when nobody is left who sees the table through these eyes. */
  farewell(viewer: Viewer, listener: Listener): boolean {
    const last = this.audience.remove(viewer, listener);
    if (last) this.#shows?.forget(viewer);
    return last;
  }

  /** Tells everybody what is new. */
  news(live: Live): void {
    this.#learn(live);
    for (const viewer of this.audience.viewers)
      this.audience.tell(viewer, this.#withChat(this.#awake.news(live, viewer, this.#state(live, viewer))));
  }

  /** Tells everybody everything. */
  everything(live: Live): void {
    this.#learn(live);
    for (const viewer of this.audience.viewers)
      this.audience.tell(viewer, this.#withChat(this.#awake.everything(live, viewer, this.#state(live, viewer))));
  }

  line(line: ChatLine): void {
    this.#lastLine = lineMark(line);
    if (this.#shows) this.#chat = [...this.#chat, line].slice(-LONGEST_CHAT);
    this.audience.tellAll({ type: 'chat', line });
  }

  /** Tells everybody who sits where and is there. */
  seats(): void {
    const seats = this.presence.seats();
    this.audience.tellAll({ type: 'news', events: [], state: { seats } });
    this.#shows?.told({ seats });
  }

  #learn(live: Live): void {
    this.#mark = live.mark;
    this.#number = live.number;
  }

  #state(live: Live, viewer: Viewer): TableState {
    return live.state(viewer, this.presence.seats(), this.#now());
  }

  #withChat(message: NewsMessage | TableMessage): ServerMessage {
    return message.type === 'table' ? { ...message, chat: this.#chat } : message;
  }

  get #awake(): Shows<TableState> {
    this.#shows ??= new Shows(stateChange);
    return this.#shows;
  }
}

/** Tells one line of chat from the next. */
function lineMark(line: ChatLine | undefined): string {
  return line ? `${line.at} ${line.from}` : '';
}
