import { type Procedure, pickOne, type Triggered } from '@rangefinder/kernel';
import type { Holder, XHooks } from '../abilities.ts';
import type { XTable } from '../table.ts';

type Waiting = Triggered<XTable, Holder>;

/**
 * The ability queue (xw2.ability-queue.1). What one event sets off enters in player order, each player ordering their
 * own. What is set off while a queued ability resolves goes to the front, and waits until that ability is done.
 */
export class AbilityQueue {
  readonly #table: XTable;
  #waiting: Waiting[] = [];
  #resolving = false;

  constructor(table: XTable) {
    this.#table = table;
  }

  /** Queues what a moment sets off; resolves it all, unless an ability that is being resolved set it off. */
  *window<W extends keyof XHooks['windows'] & string>(window: W, moment: XHooks['windows'][W]): Procedure<void> {
    const triggered = this.#table.abilities.triggered(window, moment);
    if (triggered.length === 0) return;
    // xw2.ability-queue.4: what a resolving ability sets off goes to the front.
    this.#waiting.unshift(...(yield* this.#ordered(triggered)));
    if (!this.#resolving) yield* this.#resolveAll();
  }

  /**
   * Runs something with steps of its own (an attack, a maneuver) inside an ability: what it sets off is resolved within
   * it, before the abilities that were waiting already.
   */
  *within<Result>(procedure: Procedure<Result>): Procedure<Result> {
    const waiting = this.#waiting;
    const resolving = this.#resolving;
    this.#waiting = [];
    this.#resolving = false;
    const result = yield* procedure;
    this.#waiting = waiting;
    this.#resolving = resolving;
    return result;
  }

  *#resolveAll(): Procedure<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      // xw2.faq-abilities-queue.12: requirements and costs are looked at again now.
      if (!next.stillApplies()) continue;
      this.#resolving = true;
      yield* resolve(this.#table, next);
      this.#resolving = false;
    }
  }

  /** xw2.ability-queue.2, .3: first player first; a player with several chooses their order. */
  *#ordered(triggered: readonly Waiting[]): Procedure<Waiting[]> {
    const ordered: Waiting[] = [];
    for (const seat of this.#table.playerOrder()) {
      const own = triggered.filter((one) => one.seat === seat);
      while (own.length > 1) {
        const options = own.map((one, index) => ({ key: keyOf(own, index), one }));
        const { one } = yield* pickOne({ seat, topic: 'order-abilities', rule: 'xw2.ability-queue.3', options });
        ordered.push(one);
        own.splice(own.indexOf(one), 1);
      }
      ordered.push(...own);
    }
    return ordered;
  }
}

/** Resolves one ability; one that may be declined is asked about first (xw2.faq-abilities-queue.22). */
function* resolve(t: XTable, ability: Waiting): Procedure<void> {
  const { ship, card } = ability.self;
  if (ability.optional) {
    const { key } = yield* pickOne({
      seat: ability.seat,
      topic: 'use-ability',
      rule: ability.rule,
      about: { ship: ship.id, card },
      options: [{ key: 'use' }, { key: 'decline' }],
    });
    if (key === 'decline') return;
  }
  t.emit({ type: 'ability', rule: ability.rule, ship: ship.id, card });
  yield* ability.resolve();
}

/** `luke:r2d2`, with a number behind it where the same card is there twice. */
function keyOf(own: readonly Waiting[], index: number): string {
  const name = (one: Waiting | undefined) => (one ? `${one.self.ship.id}:${one.self.card}` : '');
  const base = name(own[index]);
  const before = own.slice(0, index).filter((one) => name(one) === base).length;
  return before === 0 ? base : `${base}#${before + 1}`;
}
