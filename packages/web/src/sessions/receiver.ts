import { Refused } from '@rangefinder/host';
import { LocalTable } from './localtable.ts';
import type { LocalCall, NumberedCall } from './messages.ts';
import { WatchedRecord } from './watchedrecord.ts';
import type { Told, Workplace } from './workplace.ts';

/** The other end of the page's line: opens the match or the record it asks for, and answers its calls. */
export class Receiver {
  readonly #place: Workplace;
  #opened: Promise<LocalTable | WatchedRecord> | undefined;

  constructor(place: Workplace) {
    this.#place = place;
  }

  /** Does what the page asks and replies. Never throws: what goes wrong is a message too. */
  async receive({ call, ...wish }: NumberedCall): Promise<void> {
    this.#place.send({ ...(await this.#do(wish).catch(failed)), call });
  }

  async #do(call: LocalCall): Promise<Told> {
    if (call.type === 'open' || call.type === 'watch') {
      this.#opened = this.#open(call);
      await this.#opened;
      return { type: 'done' };
    }
    if (!this.#opened) throw new Error('The match is not open yet.');
    return (await this.#opened).do(call);
  }

  async #open(call: Extract<LocalCall, { type: 'open' | 'watch' }>): Promise<LocalTable | WatchedRecord> {
    const game = await this.#place.loadGame(call.record.game);
    return call.type === 'open' ? LocalTable.open(this.#place, game, call) : new WatchedRecord(this.#place, game, call);
  }
}

function failed(error: unknown): Told {
  if (error instanceof Refused) return { type: 'refused', refusal: error.refusal };
  return { type: 'error', message: error instanceof Error ? error.message : String(error) };
}
