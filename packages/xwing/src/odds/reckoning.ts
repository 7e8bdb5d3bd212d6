import { ATTACK_DIE, DEFENSE_DIE } from '../dice.ts';
import {
  altered,
  type Compiled,
  type CompiledEffect,
  type CompiledReroll,
  compiledEffect,
  left,
  numbersOf,
  showsOnly,
} from './compiled.ts';
import type { Dice, DiceAttack, Modification, Reroll, Turn } from './diceattack.ts';
import { better, type Outcome, outcomeOf, sumOf } from './outcome.ts';
import {
  asRerolled,
  changed,
  choices,
  count,
  die,
  type Faces,
  forgetting,
  fresh,
  type Pool,
  poolOf,
  Rolls,
  rerolledDice,
} from './pool.ts';

const ATTACK_FACES: Faces = ['crit', 'hit', 'focus', 'blank'];
const DEFENSE_FACES: Faces = ['evade', 'focus', 'blank'];
const ATTACK_ROLLS = new Rolls(ATTACK_DIE, ATTACK_FACES);
const DEFENSE_ROLLS = new Rolls(DEFENSE_DIE, DEFENSE_FACES);
const [CRIT, HIT, EVADE] = [0, 1, 0];

/** One side's turn to modify one side's dice. */
interface Step {
  readonly turn: Turn;
  /** Whether the player wants more damage, or less. */
  readonly sign: 1 | -1;
  readonly faces: number;
  readonly rolls: Rolls;
  /** Rerolls, dice that are added, and what becomes a focus result: before anything else, for all else can wait for how they fall. */
  readonly early: readonly Compiled[];
  readonly late: readonly Compiled[];
  /** Faces that nobody rolls again who need not: nothing better can come of them. */
  readonly kept: number;
  /** Dice are rerolled later on, so it matters which have been. */
  readonly remembers: boolean;
  readonly mostRerolls: number;
}

const TURNS: readonly Turn[] = ['theirs-on-attack', 'own-on-attack', 'theirs-on-defense', 'own-on-defense'];
const FIRST_ON_DEFENSE = 2;

/** What is on the table at a moment: the dice, what the attack dice came to, and what is left to spend. */
interface Moment {
  readonly pool: Pool;
  readonly means: number;
  /** Hits and crits, once the attack dice are settled. */
  readonly results: number;
}

/** One way to use a modification, and what comes of it. */
interface Use {
  readonly key: string;
  readonly mandatory: boolean;
  readonly outcome: Outcome;
}

/**
 * Plays an attack in every way to its end: where dice fall it weighs, where somebody chooses it takes the best for them.
 * Moments that come again are remembered.
 */
export class Reckoning {
  readonly #attack: DiceAttack;
  readonly #units = new Map<string, { unit: number; size: number }>();
  readonly #allMeans: number;
  readonly #steps: readonly Step[];
  readonly #settling: readonly CompiledEffect[];
  readonly #evades: readonly { readonly evades: number; readonly chance: number }[] | null;
  readonly #known = new Map<number, Map<number, Outcome>>();

  constructor(attack: DiceAttack) {
    this.#attack = attack;
    let unit = 1;
    let all = 0;
    for (const [name, amount] of Object.entries(attack.means)) {
      if (amount <= 0) continue;
      this.#units.set(name, { unit, size: amount + 1 });
      all += unit * amount;
      unit *= amount + 1;
    }
    this.#allMeans = all;
    this.#settling = (attack.settling ?? []).map((change) => compiledEffect(change, ATTACK_FACES));
    const critsStand = attack.neutralizing?.critsCancelled === false;
    const limit = attack.mostRerolls ?? Number.POSITIVE_INFINITY;
    // A crit that evades cannot cancel may be worth a hit that they can.
    const keptOfAttack = critsStand ? 1 : 2;
    const attackDice = { faces: ATTACK_FACES, rolls: ATTACK_ROLLS, mostRerolls: limit };
    const defenseDice = { faces: DEFENSE_FACES, rolls: DEFENSE_ROLLS, mostRerolls: Number.POSITIVE_INFINITY };
    this.#steps = [
      this.#step(0, -1, attackDice, attack.attack, 0),
      this.#step(1, 1, attackDice, attack.attack, keptOfAttack),
      this.#step(2, 1, defenseDice, attack.defense, 0),
      this.#step(3, -1, defenseDice, attack.defense, 1),
    ];
    this.#evades = this.#evadesAnyhow();
  }

  #step(
    index: number,
    sign: 1 | -1,
    { faces, rolls, mostRerolls }: { faces: Faces; rolls: Rolls; mostRerolls: number },
    { theirs, own }: Dice<string>,
    kept: number,
  ): Step {
    const isTheirs = index % 2 === 0;
    const turn = TURNS[index] ?? 'own-on-defense';
    const all = (isTheirs ? theirs : own).flatMap((one) => this.#compiled(one, faces) ?? []);
    const focus = faces.indexOf('focus');
    const isBefore = ({ effect }: Compiled) => effect.does !== 'change' || effect.to === focus;
    // What must be used before others would like it to, and what takes more dice than one would like, is tried in every order.
    const takesMany = ({ effect }: Compiled) => effect.does === 'reroll' && effect.least > 1;
    const anyOrder = all.some((one) => (one.mandatory && isBefore(one)) || takesMany(one));
    const isEarly = (one: Compiled) => anyOrder || isBefore(one);
    return {
      turn,
      sign,
      faces: faces.length,
      rolls,
      early: all.filter(isEarly),
      late: all.filter((one) => !isEarly(one)),
      kept,
      remembers: isTheirs && own.some(({ effect }) => effect.does === 'reroll'),
      mostRerolls,
    };
  }

  /** Undefined for what can never be paid. */
  #compiled(
    { key, effect, spends, mandatory = false, onlyIf }: Modification<string>,
    faces: Faces,
  ): Compiled | undefined {
    const costs: Compiled['costs'][number][] = [];
    for (const [name, amount] of Object.entries(spends)) {
      const means = this.#units.get(name);
      if (!means || means.size <= amount) return undefined;
      costs.push({ ...means, amount });
    }
    const condition = onlyIf ? { face: faces.indexOf(onlyIf.all), least: onlyIf.least } : null;
    return { key, mandatory, onlyIf: condition, costs, effect: compiledEffect(effect, faces) };
  }

  /** From the beginning, or from the dice that are on the table at somebody's turn. */
  outcome(turn: Turn = 'theirs-on-attack'): Outcome {
    const played = this.#enter(this.#begin(turn), TURNS.indexOf(turn));
    const { insteadOfDice } = this.#attack;
    if (!insteadOfDice) return played;
    const suffered = outcomeOf(insteadOfDice);
    return better(-1, suffered, played) ? suffered : played;
  }

  /** What the player whose turn it is can do, and what comes of it; the first is to leave the dice alone. */
  plays(turn: Turn): { readonly key: string | null; readonly outcome: Outcome }[] {
    const index = TURNS.indexOf(turn);
    const step = this.#stepAt(index);
    const moment = this.#begin(turn);
    const best = new Map<string, Outcome>();
    const all = [...step.early, ...step.late];
    for (const { key, outcome } of this.#usesOf(index, step, all, moment, (then) => this.#modify(index, then))) {
      const known = best.get(key);
      if (!known || better(step.sign, outcome, known)) best.set(key, outcome);
    }
    return [
      { key: null, outcome: this.#leave(index, moment) },
      ...Array.from(best, ([key, outcome]) => ({ key, outcome })),
    ];
  }

  /** Of the dice that may be rerolled now, how many of each face to take. */
  reroll(turn: Turn, { faces, least, most }: Reroll<string>): ReadonlyMap<string, number> {
    const index = TURNS.indexOf(turn);
    const names = index < FIRST_ON_DEFENSE ? ATTACK_FACES : DEFENSE_FACES;
    const effect = { faces: numbersOf(faces, names), least, most };
    const step = this.#stepAt(index);
    let best: { counts: readonly number[]; outcome: Outcome } | undefined;
    for (const one of this.#rerolls(index, step, effect, this.#begin(turn), true)) {
      if (!best || better(step.sign, one.outcome, best.outcome)) best = one;
    }
    return new Map(names.map((name, face) => [name, best?.counts[face] ?? 0]));
  }

  #stepAt(index: number): Step {
    const step = this.#steps[index];
    if (!step) throw new Error('An attack has four turns to modify dice.');
    return step;
  }

  /** The moment a turn starts with the dice as they lie; dice that are yet to be rolled are none. */
  #begin(turn: Turn): Moment {
    const { attack, defense } = this.#attack;
    const means = this.#allMeans;
    const red = typeof attack.dice === 'number' ? 0 : poolOf(attack.dice, ATTACK_FACES);
    if (TURNS.indexOf(turn) < FIRST_ON_DEFENSE) return { pool: red, means, results: 0 };
    const green = typeof defense.dice === 'number' ? 0 : poolOf(defense.dice, DEFENSE_FACES);
    return { pool: green, means, results: this.#settled(red) };
  }

  /** Begins a turn; dice that are not on the table yet are rolled before the first turn that modifies them. */
  #enter(moment: Moment, index: number): Outcome {
    const { attack, defense } = this.#attack;
    if (index === 0 && typeof attack.dice === 'number')
      return this.#rolled(ATTACK_ROLLS, attack.dice, moment, (then) => this.#modify(0, then));
    if (index === FIRST_ON_DEFENSE && typeof defense.dice === 'number')
      return this.#rolled(DEFENSE_ROLLS, defense.dice, { ...moment, pool: 0 }, (then) => this.#modify(2, then));
    return this.#modify(index, moment);
  }

  #rolled(rolls: Rolls, dice: number, moment: Moment, then: (moment: Moment) => Outcome): Outcome {
    return sumOf(rolls.of(dice), ({ pool }) => then({ ...moment, pool }));
  }

  /** A turn: early modifications in any order, then late ones. */
  #modify(index: number, moment: Moment): Outcome {
    const step = this.#stepAt(index);
    if (!step.early.some(({ costs }) => left(moment.means, costs) >= 0)) return this.#change(index, step, moment);
    return this.#remembered(index * 2, moment, () =>
      this.#best(
        this.#usesOf(index, step, step.early, moment, (then) => this.#modify(index, then)),
        step,
        () => this.#change(index, step, moment),
      ),
    );
  }

  #change(index: number, step: Step, moment: Moment): Outcome {
    const pool = step.remembers ? moment.pool : forgetting(moment.pool);
    const now = pool === moment.pool ? moment : { ...moment, pool };
    if (step.late.length === 0) return this.#leave(index, now);
    return this.#remembered(index * 2 + 1, now, () =>
      // Which dice were rerolled is forgotten by now: what comes early does not come any more.
      this.#best(
        this.#usesOf(index, step, step.late, now, (then) => this.#change(index, step, then)),
        step,
        () => this.#leave(index, now),
      ),
    );
  }

  /** The best of going on and of all that can be used; what is mandatory must be used first. */
  #best(uses: Iterable<Use>, { sign }: Step, goOn: () => Outcome): Outcome {
    let best: Outcome | undefined;
    let must = false;
    for (const { outcome, mandatory } of uses) {
      must ||= mandatory;
      if (!best || better(sign, outcome, best)) best = outcome;
    }
    if (best && must) return best;
    const without = goOn();
    return best && better(sign, best, without) ? best : without;
  }

  /** What comes of using each of these modifications now, in each way it can be used. */
  *#usesOf(
    index: number,
    step: Step,
    modifications: readonly Compiled[],
    moment: Moment,
    goOn: (then: Moment) => Outcome,
  ): Generator<Use> {
    for (const { key, mandatory, onlyIf, costs, effect } of modifications) {
      const means = left(moment.means, costs);
      if (means < 0 || (onlyIf && !showsOnly(moment.pool, onlyIf))) continue;
      if (effect.does === 'reroll') {
        for (const { outcome } of this.#rerolls(index, step, effect, { ...moment, means }))
          yield { key, mandatory, outcome };
        continue;
      }
      for (const pool of altered(moment.pool, effect))
        yield { key, mandatory, outcome: goOn({ ...moment, means, pool }) };
    }
  }

  /** Every choice of dice to roll again. */
  *#rerolls(
    index: number,
    step: Step,
    { faces, least, most }: Omit<CompiledReroll, 'does'>,
    moment: Moment,
    all = false,
  ): Generator<{ counts: readonly number[]; outcome: Outcome }> {
    const { pool } = moment;
    const able = faces.reduce((sum, face) => sum + fresh(pool, face), 0);
    const max = Math.min(most, able, step.mostRerolls - rerolledDice(pool));
    const min = Math.min(least, max);
    if (max <= 0) return;
    // Only who must take many dice takes good ones.
    const wanted = min > 1 || all ? faces : faces.filter((face) => face >= step.kept);
    for (const counts of choices(pool, step.faces, wanted, min, max)) {
      let kept = pool;
      let dice = 0;
      counts.forEach((number, face) => {
        kept -= number * die(face);
        dice += number;
      });
      const outcome = sumOf(step.rolls.of(dice), (roll) =>
        this.#modify(index, { ...moment, pool: kept + asRerolled(roll.pool) }),
      );
      yield { counts, outcome };
    }
  }

  /** The turn is over: the next one, or the attack dice settle, or results neutralize each other. */
  #leave(index: number, moment: Moment): Outcome {
    if (index === 1) return this.#defended({ ...moment, pool: 0, results: this.#settled(moment.pool) });
    return index === 3 ? this.#neutralized(moment.results, count(moment.pool, EVADE)) : this.#enter(moment, index + 1);
  }

  /** The attack dice are settled: what the defense dice make of them. */
  #defended(settled: Moment): Outcome {
    return this.#remembered(8, settled, () => {
      if (this.#evades) return sumOf(this.#evades, ({ evades }) => this.#neutralized(settled.results, evades));
      const { dice } = this.#attack.defense;
      const pool = typeof dice === 'number' ? 0 : poolOf(dice, DEFENSE_FACES);
      return this.#enter({ ...settled, pool }, FIRST_ON_DEFENSE);
    });
  }

  /**
   * Where a defender can do nothing but turn dice to evades they turn as many as they can, whatever the attack dice show:
   * the chances of each number. Null where it depends on more.
   */
  #evadesAnyhow(): readonly { readonly evades: number; readonly chance: number }[] | null {
    const { attack, defense } = this.#attack;
    const { early, late } = this.#stepAt(3);
    const simple = late.every(({ effect }) => effect.does === 'change' && effect.to === EVADE);
    if (!simple || early.length + attack.theirs.length + defense.theirs.length > 0) return null;
    const most = (pool: Pool, means: number): number => {
      let best = count(pool, EVADE);
      for (const { costs, effect } of late) {
        const rest = left(means, costs);
        if (rest < 0 || effect.does !== 'change') continue;
        for (const face of effect.from) {
          if (count(pool, face) > 0) best = Math.max(best, most(changed(pool, face, EVADE, effect.most), rest));
        }
      }
      return best;
    };
    const rolled =
      typeof defense.dice === 'number'
        ? DEFENSE_ROLLS.of(defense.dice)
        : [{ pool: forgetting(poolOf(defense.dice, DEFENSE_FACES)), chance: 1 }];
    const chances: number[] = [];
    for (const { pool, chance } of rolled) {
      const evades = most(pool, this.#allMeans);
      chances[evades] = (chances[evades] ?? 0) + chance;
    }
    return Array.from(chances, (chance = 0, evades) => ({ evades, chance }));
  }

  /** Hits and crits of dice that nothing modifies any more. */
  #settled(pool: Pool): number {
    let settled = pool;
    for (const effect of this.#settling) {
      if (effect.does !== 'change') continue;
      for (const face of effect.from) settled = changed(settled, face, effect.to, effect.most);
    }
    return count(settled, HIT) * 16 + count(settled, CRIT);
  }

  /** Evades cancel results, reinforcement takes one more while more than one is left. */
  #neutralized(results: number, evades: number): Outcome {
    const { neutralizing, reinforce = 0, onHit } = this.#attack;
    let [hits, crits] = [Math.floor(results / 16), results % 16];
    const cancel = (most: number, first: 'hit' | 'crit', critsToo: boolean) => {
      const able = critsToo ? crits : 0;
      const critsGone = Math.min(able, first === 'crit' ? most : Math.max(0, most - hits));
      hits -= Math.min(hits, most - critsGone);
      crits -= critsGone;
    };
    cancel(evades, neutralizing?.first ?? 'hit', neutralizing?.critsCancelled ?? true);
    cancel(Math.min(reinforce, Math.max(0, hits + crits - 1)), 'hit', true);
    if (!onHit || hits + crits === 0) return outcomeOf({ hits, crits });
    return outcomeOf({
      hits: onHit.hits + (onHit.results ? hits : 0),
      crits: onHit.crits + (onHit.results ? crits : 0),
    });
  }

  #remembered(phase: number, { pool, means, results }: Moment, reckon: () => Outcome): Outcome {
    const group = (means * 16 + phase) * 256 + results;
    let known = this.#known.get(group);
    if (!known) {
      known = new Map();
      this.#known.set(group, known);
    }
    let outcome = known.get(pool);
    if (!outcome) {
      outcome = reckon();
      known.set(pool, outcome);
    }
    return outcome;
  }
}
