/** For whom something is done. */
export interface Party {
  /** Where those come from who have a part in it. */
  readonly visitors: readonly string[];
  /** Somebody looks on and waits. */
  readonly attended: boolean;
}

interface Waiting<T> {
  /** Asked when it comes to choosing: somebody may have come or left meanwhile. */
  readonly party: () => Party;
  readonly item: T;
}

/** What was chosen, and on whose account it goes. */
export interface Chosen<T> {
  readonly item: T;
  readonly attended: boolean;
  /** Notes how much it took. */
  charge(cost: number): void;
}

/** So many accounts are kept before those that owe nothing are forgotten. */
const MANY = 1000;

/**
 * A line that is fair to visitors, not to what they bring: what somebody waits for goes before what nobody looks at, and
 * among equals whoever has had the least so far comes next. A hundred matches of one visitor delay another's by one.
 */
export class FairQueue<T> {
  readonly #waiting: Waiting<T>[] = [];
  readonly #accounts = { attended: new Accounts(), unattended: new Accounts() };

  get size(): number {
    return this.#waiting.length;
  }

  add(party: () => Party, item: T): void {
    this.#waiting.push({ party, item });
  }

  /** Takes what comes next; undefined when there is nothing, or when only what nobody waits for is left and may not go. */
  next(unattendedToo = true): Chosen<T> | undefined {
    let best: { index: number; attended: boolean; visitor: string; had: number } | undefined;
    for (const [index, { party }] of this.#waiting.entries()) {
      const { visitors, attended } = party();
      if (!attended && (!unattendedToo || best?.attended)) continue;
      const { visitor, had } = this.#accountsOf(attended).least(visitors);
      if (!best || (attended && !best.attended) || had < best.had) best = { index, attended, visitor, had };
    }
    const [chosen] = best ? this.#waiting.splice(best.index, 1) : [];
    if (!best || !chosen) return undefined;
    const { attended, visitor } = best;
    const accounts = this.#accountsOf(attended);
    accounts.begin(visitor);
    return { item: chosen.item, attended, charge: (cost) => accounts.charge(visitor, cost) };
  }

  /** Takes everything out. */
  clear(): T[] {
    return this.#waiting.splice(0).map(({ item }) => item);
  }

  #accountsOf(attended: boolean): Accounts {
    return attended ? this.#accounts.attended : this.#accounts.unattended;
  }
}

/** How much each visitor has had. Whoever comes anew, or comes back, begins where the others are: nobody saves up. */
class Accounts {
  readonly #had = new Map<string, number>();
  #now = 0;

  /** Of several visitors the one who has had least. */
  least(visitors: readonly string[]): { readonly visitor: string; readonly had: number } {
    let least = { visitor: visitors[0] ?? '', had: this.#of(visitors[0] ?? '') };
    for (const visitor of visitors) {
      const had = this.#of(visitor);
      if (had < least.had) least = { visitor, had };
    }
    return least;
  }

  begin(visitor: string): void {
    this.#now = Math.max(this.#now, this.#of(visitor));
  }

  charge(visitor: string, cost: number): void {
    if (this.#had.size >= MANY) for (const [other, had] of this.#had) if (had <= this.#now) this.#had.delete(other);
    this.#had.set(visitor, this.#of(visitor) + cost);
  }

  #of(visitor: string): number {
    return Math.max(this.#had.get(visitor) ?? 0, this.#now);
  }
}
