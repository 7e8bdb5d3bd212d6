import type { Procedure } from './procedure.ts';
import type { Seat } from './request.ts';
import type { RuleId } from './rule.ts';

/*
 * Abilities for games of pieces: the rules run on by themselves, pieces and what they carry change them. A keyword, a pilot, an
 * upgrade is a list of triggers (at a timing window), modifiers (of a question the rules ask) and replacements (of what
 * would happen), and the kernel finds what applies. X-Wing's cards are written in it; Legion's keywords are the same kind
 * of thing.
 *
 * A card game is another kind: its texts are mostly actions that players choose to use, from the hand as well as from the
 * table, answered by responses to responses, and its numbers combine by an arithmetic of their own. Such a game declares
 * its texts itself, as the Star Wars CCG does in its `definition.ts`.
 */

/**
 * What a game's abilities can hook into: its timing windows (name → what is known at that moment), the questions its
 * rules ask (name → what about, and the kind of answer), and what would happen (name → what exactly).
 */
export interface Hooks {
  readonly windows: object;
  readonly questions: object;
  readonly happenings: object;
}

/** A question the rules ask of all modifiers: what it is about, and the value they change. */
export interface Question<About, Value> {
  readonly about: About;
  readonly value: Value;
}

type Name<T> = keyof T & string;
type About<Q> = Q extends Question<infer A, unknown> ? A : never;
type Value<Q> = Q extends Question<unknown, infer V> ? V : never;

/** What an ability is handed: the table, the card or ship that has it, and what is going on. */
export interface Context<T, Self, Moment> {
  readonly table: T;
  readonly self: Self;
  readonly moment: Moment;
}

interface Declared {
  readonly rule: RuleId;
}

/** Declared as a method, so that an ability that knows its moment fits among abilities of any moment. */
type Condition<T, Self, Moment> = { when(context: Context<T, Self, Moment>): boolean }['when'] | undefined;

/** At a timing window, something may or must be done. */
export interface Trigger<T, Self, Moment> extends Declared {
  readonly sort: 'trigger';
  readonly hook: string;
  /** "May": its player can decline. */
  readonly optional: boolean;
  readonly when?: Condition<T, Self, Moment>;
  effect(context: Context<T, Self, Moment>): Procedure<void>;
}

/** Changes a value that the rules ask for. Pure: it looks, it never touches. */
export interface Modifier<T, Self, A, V> extends Declared {
  readonly sort: 'modifier';
  readonly hook: string;
  /** Lower layers apply first (a game may let "set to" come before "add"). */
  readonly layer: number;
  modify(value: V, context: Context<T, Self, A>): V;
}

/** When something would happen, something else happens instead. */
export interface Replacement<T, Self, Moment> extends Declared {
  readonly sort: 'replacement';
  readonly hook: string;
  readonly optional: boolean;
  readonly when?: Condition<T, Self, Moment>;
  /** Does what happens instead; answers whether it really replaced what would have happened. */
  instead(context: Context<T, Self, Moment>): Procedure<boolean>;
}

/** Any ability of a game with these hooks. Build them with the words of `abilityWords`, which check the hook's types. */
export type Ability<T, Self> =
  | Trigger<T, Self, unknown>
  | Modifier<T, Self, unknown, unknown>
  | Replacement<T, Self, unknown>;

/** An ability as a card declares it: without a rule it goes by the one of card texts. */
type Said<A extends Declared> = Omit<A, 'sort' | 'hook' | 'rule'> & Partial<Declared>;

/**
 * The words in which a game's cards declare their abilities; `own` is the rule of those that name none. Each kind of
 * ability has one shape, whatever its card leaves out: the rules look through all of them at every moment of a game.
 */
export function abilityWords<T, Self, H extends Hooks>(own: RuleId) {
  type Windows = H['windows'];
  type Questions = H['questions'];
  type Happenings = H['happenings'];
  type Change<Q> = (value: Value<Q>, context: Context<T, Self, About<Q>>) => Value<Q>;
  return {
    /** At a timing window. */
    at<W extends Name<Windows>>(hook: W, ability: Said<Trigger<T, Self, Windows[W]>>): Trigger<T, Self, Windows[W]> {
      const { rule = own, optional, when, effect } = ability;
      return { sort: 'trigger', hook, rule, optional, when, effect };
    },
    /** Changes the answer to a question of the rules. */
    modify<Q extends Name<Questions>>(
      hook: Q,
      ...said: [modify: Change<Questions[Q]>] | [rule: RuleId, modify: Change<Questions[Q]>, layer?: number]
    ): Modifier<T, Self, About<Questions[Q]>, Value<Questions[Q]>> {
      const [rule, modify, layer = 0] = said.length === 1 ? [own, said[0]] : said;
      return { sort: 'modifier', hook, rule, layer, modify };
    },
    /** Replaces what would happen. */
    instead<R extends Name<Happenings>>(
      hook: R,
      ability: Said<Replacement<T, Self, Happenings[R]>>,
    ): Replacement<T, Self, Happenings[R]> {
      const { rule = own, optional, when, instead } = ability;
      return { sort: 'replacement', hook, rule, optional, when, instead };
    },
  };
}

/** A card or ship on the table, whose it is, and what it can do. */
export interface AbilitySource<T, Self> {
  readonly seat: Seat;
  readonly self: Self;
  readonly abilities: readonly Ability<T, Self>[];
}

/** An ability together with what has it. */
export interface Held<Self, A> {
  readonly ability: A;
  readonly seat: Seat;
  readonly self: Self;
}

/**
 * All abilities in play, indexed by hook, in the order of their sources. Derived from the state: make it anew when
 * cards come or go. It gathers; in which order what it gathers is resolved is each game's own rule.
 */
export class Abilities<T, Self, H extends Hooks> {
  readonly #table: T;
  readonly #triggers = new Map<string, Held<Self, Trigger<T, Self, unknown>>[]>();
  readonly #modifiers = new Map<string, Held<Self, Modifier<T, Self, unknown, unknown>>[]>();
  readonly #replacements = new Map<string, Held<Self, Replacement<T, Self, unknown>>[]>();

  constructor(table: T, sources: Iterable<AbilitySource<T, Self>>) {
    this.#table = table;
    const layered = new Set<string>();
    for (const { seat, self, abilities } of sources) {
      for (const ability of abilities) {
        if (ability.sort === 'trigger') add(this.#triggers, { seat, self, ability });
        else if (ability.sort === 'modifier') {
          add(this.#modifiers, { seat, self, ability });
          if (ability.layer !== 0) layered.add(ability.hook);
        } else add(this.#replacements, { seat, self, ability });
      }
    }
    for (const hook of layered) this.#modifiers.get(hook)?.sort((a, b) => a.ability.layer - b.ability.layer);
  }

  /** Takes out what belongs to somebody who has left: cheaper than making all of it anew. */
  drop(isGone: (self: Self) => boolean): void {
    dropFrom(this.#triggers, isGone);
    dropFrom(this.#modifiers, isGone);
    dropFrom(this.#replacements, isGone);
  }

  /** Whether anything waits for this window at all. */
  listens<W extends Name<H['windows']>>(window: W): boolean {
    return this.#triggers.has(window);
  }

  /** Every trigger that this moment sets off. */
  triggered<W extends Name<H['windows']>>(window: W, moment: H['windows'][W]): readonly Triggered<T, Self>[] {
    const waiting = this.#triggers.get(window);
    if (waiting === undefined) return NONE;
    const result: Triggered<T, Self>[] = [];
    for (const held of waiting) {
      const context = { table: this.#table, self: held.self, moment };
      if (held.ability.when?.(context) !== false) result.push(new Triggered(held, context));
    }
    return result;
  }

  /** Whether this moment sets off any trigger. */
  setsOff<W extends Name<H['windows']>>(window: W, moment: H['windows'][W]): boolean {
    for (const { ability, self } of this.#triggers.get(window) ?? NONE) {
      if (ability.when?.({ table: this.#table, self, moment }) !== false) return true;
    }
    return false;
  }

  /** Whether anything could change the answer to a question at all. */
  isModified<Q extends Name<H['questions']>>(question: Q): boolean {
    return this.#modifiers.has(question);
  }

  /** The value after every modifier has had its say. */
  ask<Q extends Name<H['questions']>>(
    question: Q,
    about: About<H['questions'][Q]>,
    value: Value<H['questions'][Q]>,
  ): Value<H['questions'][Q]> {
    const modifiers = this.#modifiers.get(question);
    if (modifiers === undefined) return value;
    let result: unknown = value;
    for (const { ability, self } of modifiers) {
      result = ability.modify(result, { table: this.#table, self, moment: about });
    }
    return result as Value<H['questions'][Q]>;
  }

  /** What each modifier alone makes of the value, for rules that compare changes instead of adding them up. */
  answers<Q extends Name<H['questions']>>(
    question: Q,
    about: About<H['questions'][Q]>,
    value: Value<H['questions'][Q]>,
  ): Value<H['questions'][Q]>[] {
    const answers: Value<H['questions'][Q]>[] = [];
    for (const { ability, self } of this.#modifiers.get(question) ?? NONE) {
      const answer = ability.modify(value, { table: this.#table, self, moment: about });
      answers.push(answer as Value<H['questions'][Q]>);
    }
    return answers;
  }

  /** Every replacement that applies to what would happen. */
  replacing<R extends Name<H['happenings']>>(happening: R, moment: H['happenings'][R]): readonly Replacing<T, Self>[] {
    const waiting = this.#replacements.get(happening);
    if (waiting === undefined) return NONE;
    const result: Replacing<T, Self>[] = [];
    for (const held of waiting) {
      const context = { table: this.#table, self: held.self, moment };
      if (held.ability.when?.(context) !== false) result.push(new Replacing(held, context));
    }
    return result;
  }
}

/** A trigger that was set off, ready to be resolved in its turn. */
export class Triggered<T, Self> {
  readonly #held: Held<Self, Trigger<T, Self, unknown>>;
  readonly #context: Context<T, Self, unknown>;

  constructor(held: Held<Self, Trigger<T, Self, unknown>>, context: Context<T, Self, unknown>) {
    this.#held = held;
    this.#context = context;
  }

  get seat(): Seat {
    return this.#held.seat;
  }
  get self(): Self {
    return this.#held.self;
  }
  get rule(): RuleId {
    return this.#held.ability.rule;
  }
  get optional(): boolean {
    return this.#held.ability.optional;
  }
  /** Whether its condition holds now: it may have changed since it was set off. */
  stillApplies(): boolean {
    return this.#held.ability.when?.(this.#context) !== false;
  }
  resolve(): Procedure<void> {
    return this.#held.ability.effect(this.#context);
  }
}

/** A replacement that applies to what would happen. */
export class Replacing<T, Self> {
  readonly #held: Held<Self, Replacement<T, Self, unknown>>;
  readonly #context: Context<T, Self, unknown>;

  constructor(held: Held<Self, Replacement<T, Self, unknown>>, context: Context<T, Self, unknown>) {
    this.#held = held;
    this.#context = context;
  }

  get seat(): Seat {
    return this.#held.seat;
  }
  get self(): Self {
    return this.#held.self;
  }
  get rule(): RuleId {
    return this.#held.ability.rule;
  }
  get optional(): boolean {
    return this.#held.ability.optional;
  }
  instead(): Procedure<boolean> {
    return this.#held.ability.instead(this.#context);
  }
}

const NONE: readonly never[] = [];

function dropFrom<Self, H extends { readonly self: Self }>(
  index: Map<string, H[]>,
  isGone: (self: Self) => boolean,
): void {
  for (const [hook, list] of index) {
    if (!list.some(({ self }) => isGone(self))) continue;
    const left = list.filter(({ self }) => !isGone(self));
    if (left.length > 0) index.set(hook, left);
    else index.delete(hook);
  }
}

function add<H extends { readonly ability: { readonly hook: string } }>(index: Map<string, H[]>, held: H): void {
  const { hook } = held.ability;
  const list = index.get(hook);
  if (list) list.push(held);
  else index.set(hook, [held]);
}
