import {
  clonePlain,
  type PickRequest,
  type Procedure,
  type Reply,
  type Table,
  type Triggered,
} from '@rangefinder/kernel';
import type { Holder, XHooks } from '../abilities.ts';
import type { XwingEvent } from '../events.ts';
import { spendableForce } from '../rules/charges.ts';
import { SECOND_EDITION } from '../secondedition.ts';
import type { Attack, Ship, Token, XwingState } from '../state.ts';
import { XTable } from '../table.ts';

/** The windows of which nothing need be known but the attack that is going on. */
export type AttackWindow = {
  [W in keyof XHooks['windows']]: { readonly attack: Attack } extends XHooks['windows'][W] ? W : never;
}[keyof XHooks['windows']];

/** One way in which an ability can go, found by letting it go that way on a copy of the table. */
export interface Trial {
  readonly attack: Attack;
  /** Everything as it is afterwards. */
  readonly state: XwingState;
  /** The dice it asked for to roll again; it went no further. */
  readonly reroll: PickRequest | null;
  /** How many dice it rolled by itself. */
  readonly rolled: number;
  /** What it took, by name (`red-1.focus`). */
  readonly spends: Readonly<Record<string, number>>;
  /** Damage suffered, and shields lost without any, by ship. */
  readonly suffered: readonly { readonly ship: string; readonly kind: 'hit' | 'crit' | 'shield' }[];
  /** What was chosen on the way. */
  readonly chosen: readonly string[];
}

/** Answers in a row, and questions, up to which an ability is followed. */
const DEEPEST = 3;
const WIDEST = 8;

/** What an ability does cannot be told in advance: it draws cards, or asks for more than a choice. */
class Untold extends Error {}

/** An ability that a moment of an attack sets off, and the ways it can go. */
export interface Tried {
  readonly ability: Triggered<XTable, Holder>;
  readonly trials: readonly Trial[];
}

/**
 * The abilities that a window of an attack sets off, each in every way its player can choose. No card says by itself what
 * it does to dice; so it does it, to a copy. No trials where that cannot be told in advance.
 */
export function tryOut(
  t: XTable,
  window: AttackWindow,
  attack: Attack,
  wanted: (ability: Triggered<XTable, Holder>) => boolean,
): readonly Tried[] {
  const set = t.abilities.triggered(window, { attack });
  return set.filter(wanted).map((ability) => {
    const twins = set.filter((one) => isSame(one, ability.self));
    return { ability, trials: trialsOf(t, window, attack, ability.self, twins.indexOf(ability)) };
  });
}

function isSame({ self }: Triggered<XTable, Holder>, { ship, card }: Holder): boolean {
  return self.ship.id === ship.id && self.card === card;
}

function trialsOf(t: XTable, window: AttackWindow, attack: Attack, self: Holder, twin: number): readonly Trial[] {
  const found: Trial[] = [];
  const waiting: (readonly number[])[] = [[]];
  for (let answers = waiting.pop(); answers; answers = waiting.pop()) {
    const given = answers;
    const attempt = new Attempt(t.state, attack);
    try {
      const open = attempt.run(window, self, twin, given);
      if (open) waiting.push(...open.map((_, index) => [...given, index]));
      else found.push(attempt.trial());
    } catch (error) {
      if (!(error instanceof Untold)) throw error;
    }
  }
  return found;
}

class Attempt {
  readonly #table: XTable;
  readonly #attack: Attack;
  readonly #before: ReadonlyMap<string, number>;
  readonly #suffered: Trial['suffered'][number][] = [];
  readonly #chosen: string[] = [];
  #rolled = 0;
  #reroll: PickRequest | null = null;

  constructor(state: XwingState, attack: Attack) {
    const copy: XwingState = { ...state, ships: clonePlain(state.ships), devices: clonePlain(state.devices) };
    copy.attack = clonePlain(attack);
    this.#attack = copy.attack;
    // Shields enough that no damage card need be drawn.
    for (const ship of copy.ships) if (ship.id === attack.defender) ship.shields += 9;
    this.#table = new XTable(this.#kernel(copy), SECOND_EDITION);
    this.#before = meansOf(this.#table);
  }

  /** Lets the ability go; answers the options of a choice for which there is no answer yet. */
  run(window: AttackWindow, self: Holder, twin: number, answers: readonly number[]): PickRequest['options'] | null {
    const set = this.#table.abilities.triggered(window, { attack: this.#attack });
    const ability = set.filter((one) => isSame(one, self))[twin];
    if (!ability) throw new Untold();
    return this.#follow(ability.resolve(), answers);
  }

  #follow(procedure: Procedure<void>, answers: readonly number[]): PickRequest['options'] | null {
    let reply: Reply | undefined;
    for (let asked = 0; ; asked++) {
      const step = procedure.next(reply);
      if (step.done) return null;
      const request = step.value;
      if (request.kind !== 'pick') throw new Untold();
      if (request.topic === 'reroll') {
        this.#reroll = request;
        return null;
      }
      const index = answers[asked];
      if (request.max !== 1 || request.options.length > WIDEST || asked >= DEEPEST) throw new Untold();
      if (index === undefined) return request.options;
      this.#chosen.push(request.options[index]?.key ?? '');
      reply = { kind: 'picked', indices: [index] };
    }
  }

  trial(): Trial {
    const after = meansOf(this.#table);
    const spends: Record<string, number> = {};
    for (const [name, amount] of this.#before) {
      const spent = amount - (after.get(name) ?? 0);
      if (spent > 0) spends[name] = spent;
    }
    return {
      attack: this.#attack,
      state: this.#table.state,
      reroll: this.#reroll,
      rolled: this.#rolled,
      spends,
      suffered: this.#suffered,
      chosen: this.#chosen,
    };
  }

  #kernel(state: XwingState): Table<XwingState, XwingEvent> {
    const untold = (): never => {
      throw new Untold();
    };
    return {
      state,
      emit: (event) => this.#noted(event),
      emitTo: () => {},
      roll: (_stream, faces, count) => {
        this.#rolled += count;
        const [face] = faces;
        return face === undefined ? [] : new Array<typeof face>(count).fill(face);
      },
      shuffle: untold,
      checkpoint: untold,
    };
  }

  #noted(event: XwingEvent): void {
    if (event.type === 'damage') this.#suffered.push({ ship: event.ship, kind: event.kind });
    // A shield that damage costs is told of by the rule that says so.
    if (event.type === 'shield' && event.change < 0 && event.rule !== 'xw2.damage.4')
      this.#suffered.push({ ship: event.ship, kind: 'shield' });
  }
}

/** Everything that may be spent on dice, by name, with how much there is of it. `call` says what ships are called in it. */
export function meansOf(t: XTable, call: (ship: string) => string = (ship) => ship): ReadonlyMap<string, number> {
  const means = new Map<string, number>();
  for (const ship of t.state.ships) if (ship.place === 'play') addMeans(t, ship, means, call);
  return means;
}

function addMeans(t: XTable, ship: Ship, means: Map<string, number>, call: (ship: string) => string): void {
  const add = (name: string, amount: number) => {
    if (amount > 0) means.set(`${call(ship.id)}.${name}`, amount);
  };
  for (const token of SPENT) add(token, ship.tokens[token]);
  add('force', spendableForce(t, ship));
  add('charges', ship.charges);
  ship.upgrades.forEach(({ id, charges }, index) => {
    add(`${id}.${index}`, charges);
  });
  for (const target of ship.locks) add(`lock.${call(target)}`, 1);
}

const SPENT: readonly Token[] = ['focus', 'evade', 'calculate', 'reinforceFore', 'reinforceAft'];
