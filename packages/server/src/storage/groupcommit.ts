import type { Entry } from './entry.ts';

/** An entry, and how the match ended if this entry ended it. */
export interface Append {
  readonly entry: Entry;
  readonly over: { readonly winner: number | null } | null;
}

interface Waiting {
  readonly append: Append;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** How many entries are written at once at most. */
const LARGEST = 200;

/**
 * Writes entries in groups: while one group is on its way to the disk the next one gathers, so many matches share the
 * price of one commit and a single one never waits for company.
 */
export class GroupCommit {
  /** Writes all in one transaction; gives the keys of those that were written, the others were there already. */
  readonly #write: (group: readonly Append[]) => Promise<ReadonlySet<string>>;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(write: (group: readonly Append[]) => Promise<ReadonlySet<string>>) {
    this.#write = write;
  }

  /** True once the entry is durable; false when its number was taken. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#writing ??= this.#drain();
    });
  }

  /** Waits until everything is written. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #drain(): Promise<void> {
    // Let everything that happens in this turn of the event loop join the first group.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, LARGEST);
      try {
        const written = await this.#write(group.map(({ append }) => append));
        for (const { append, resolve } of group) resolve(written.has(keyOf(append.entry)));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#writing = undefined;
  }
}

export function keyOf({ match, number }: { readonly match: string; readonly number: number }): string {
  return `${match}/${number}`;
}
