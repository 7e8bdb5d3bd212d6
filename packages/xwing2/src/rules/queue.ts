import { NOTHING, type Procedure, type RuleId, type Seat } from '@rangefinder/kernel';
import { USE_OR_DECLINE } from '@rangefinder/xwing';
import type { Holder, XHooks } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import type { ActionDifficulty } from '../card.ts';
import type { XTable } from '../table.ts';

type Windows = XHooks['windows'];
type Window = keyof Windows & string;
type Repositioned = Windows['repositioned'];

/** What is known of an action while it is performed: its colour, and the moves it made. */
interface Acting {
  readonly difficulty: ActionDifficulty;
  readonly moves: Repositioned[];
}

/** Something that waits in the queue: an ability, or a linked action (xw2.linked-actions.2). */
export interface Queued {
  readonly seat: Seat;
  /** The ship it belongs to and the card it stands on. */
  readonly self: Pick<Holder, 'ship' | 'card'>;
  readonly rule: RuleId;
  /** "May": its player is asked first (xw2.card-interpretation.4); else it is mandatory (xw2.abilities.2). */
  readonly optional: boolean;
  /** It tells by itself what it does. */
  readonly quiet?: true;
  stillApplies(): boolean;
  resolve(): Procedure<void>;
}

/**
 * The ability queue (xw2.ability-queue.1) orders what resolves at the same time (xw2.abilities.5, xw2.timing.6). What
 * one event sets off enters in player order, each player ordering their own. What is set off while a queued ability
 * resolves goes to the front, and waits until that ability is done.
 */
export class AbilityQueue {
  readonly #table: XTable;
  #waiting: Queued[] = [];
  #resolving = false;
  #later: readonly Queued[] = NONE;
  /** The action that is being performed; null outside of one. */
  #action: Acting | null = null;

  constructor(table: XTable) {
    this.#table = table;
  }

  /**
   * Queues what a moment sets off, by itself (xw2.faq-abilities-queue.18), each time anew
   * (xw2.annex-queue-example-1.4); resolves it all, unless an ability that is being resolved set it off. What does not
   * apply now stays out for good (xw2.ability-queue.7, .8, xw2.faq-abilities-queue.11).
   */
  window<W extends Window>(window: W, moment: Windows[W]): Procedure<void> {
    const { abilities } = this.#table;
    // Most moments set off nothing.
    if (!abilities.listens(window) && this.#later === NONE) return NOTHING;
    return this.add(abilities.triggered(window, moment));
  }

  /**
   * A ship moved without a maneuver; in an action, what waits for that waits for the end of the action. Most squads have
   * nothing that does, so how it moved is looked at only where there is.
   */
  repositioned(move: () => Repositioned): Procedure<void> {
    const isAwaited = this.#table.abilities.listens('repositioned');
    if (!this.#action) return isAwaited ? this.window('repositioned', move()) : this.settle();
    if (isAwaited) this.#action.moves.push(move());
    return NOTHING;
  }

  /** Something happened where nobody can be asked: what waits for it is queued with the next moment, or by `settle`. */
  later<W extends Window>(window: W, moment: Windows[W]): void {
    const triggered = this.#table.abilities.triggered(window, moment);
    if (triggered.length > 0) this.#later = [...this.#later, ...triggered];
  }

  /** Queues and resolves what was left for later. */
  settle(): Procedure<void> {
    return this.add(NONE);
  }

  /** Queues what happens at the same time, whatever set it off, and resolves it likewise. */
  add(queued: readonly Queued[]): Procedure<void> {
    return this.#later === NONE && queued.length === 0 ? NOTHING : this.#add(queued);
  }

  *#add(queued: readonly Queued[]): Procedure<void> {
    const all = this.#later === NONE ? queued : [...this.#later, ...queued];
    this.#later = NONE;
    // xw2.ability-queue.4, xw2.annex-queue-example-1.3, .5: what a resolving ability sets off goes to the front,
    // ordered.
    this.#waiting.unshift(...(all.length === 1 ? all : yield* this.#ordered(all)));
    if (this.#resolving) return;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      // xw2.faq-abilities-queue.12, xw2.annex-queue-example-2.5: requirements and costs are looked at again now; no
      // cost is paid for what cannot be resolved (xw2.paying-costs.1).
      if (!next.stillApplies()) continue;
      this.#resolving = true;
      // xw2.faq-abilities-queue.19, .22: one that may be declined is asked about first; declined, it is lost.
      const { key } = next.optional ? yield* pickOne(useOrDecline(next)) : USE;
      if (key === 'use') {
        const { rule, self } = next;
        if (!next.quiet) this.#table.emit({ type: 'ability', rule, ship: self.ship.id, card: self.card });
        const card = next.resolve();
        yield* card;
      }
      this.#resolving = false;
    }
  }

  /**
   * An action begins: from now on its moves are gathered, and their abilities wait. Answers what `endAction` needs to go
   * back to an action that this one is part of.
   */
  beginAction(difficulty: ActionDifficulty): Acting | null {
    const outer = this.#action;
    this.#action = { difficulty, moves: [] };
    return outer;
  }

  /** The colour of the action that is being performed; null outside of one. */
  get performing(): ActionDifficulty | null {
    return this.#action?.difficulty ?? null;
  }

  /**
   * The moves an action made. Its caller adds their abilities: a game effect of the same moment, the stress of a red
   * action, comes before them (xw2.ability-queue.6).
   */
  endAction(outer: Acting | null): readonly Repositioned[] {
    const moves = this.#action?.moves ?? [];
    this.#action = outer;
    return moves;
  }

  /**
   * Runs something with steps of its own (an attack, a maneuver) inside an ability: what it sets off is resolved within
   * it, before the abilities that were waiting already.
   */
  *within<Result>(procedure: Procedure<Result>): Procedure<Result> {
    const waiting = this.#waiting;
    const resolving = this.#resolving;
    const action = this.#action;
    this.#waiting = [];
    this.#resolving = false;
    this.#action = null;
    const result = yield* procedure;
    this.#waiting = waiting;
    this.#resolving = resolving;
    this.#action = action;
    return result;
  }

  /**
   * xw2.ability-queue.2, .3, xw2.annex-queue-example-1.1, xw2.annex-queue-example-2.1: first player first; a player
   * with several chooses their order.
   */
  *#ordered(queued: readonly Queued[]): Procedure<Queued[]> {
    const ordered: Queued[] = [];
    for (const seat of this.#table.playerOrder()) {
      const own = queued.filter((one) => one.seat === seat);
      while (own.length > 1) {
        const options = own.map((one, index) => optionOf(own, one, index));
        const { one } = yield* pickOne({ seat, topic: 'order-abilities', rule: 'xw2.ability-queue.3', options });
        ordered.push(one);
        own.splice(own.indexOf(one), 1);
      }
      ordered.push(...own);
    }
    return ordered;
  }
}

const USE = { key: 'use' } as const;
const NONE: readonly Queued[] = [];

function useOrDecline({ seat, rule, self: { ship, card } }: Queued) {
  return { seat, topic: 'use-ability' as const, rule, about: { ship: ship.id, card }, options: USE_OR_DECLINE };
}

/** `luke:r2d2`, with a number behind it where the same card is there twice. */
function optionOf(own: readonly Queued[], one: Queued, index: number) {
  const { ship, card } = one.self;
  const isSame = ({ self }: Queued) => self.ship === ship && self.card === card;
  const number = 1 + own.slice(0, index).filter(isSame).length;
  const key = `${ship.id}:${card}${number === 1 ? '' : `#${number}`}`;
  return { key, about: { ship: ship.id, card, number }, one };
}
