import type { AttackDie } from '../card.ts';
import { ATTACK_DICE } from '../dice.ts';
import type { AttackFace } from '../state.ts';

/** Dice as they are rolled, and what their attacker may do with them before anybody else has a say. */
export interface AttackOdds {
  readonly dice: Readonly<Record<AttackDie, number>>;
  /** What its chart makes of surges. */
  readonly surge: 'hit' | 'crit' | null;
  /** Surges that a keyword turns into criticals first (legion.critical-x). */
  readonly critical: number;
  readonly surgeTokens: number;
  /** Aim tokens that are spent on rerolls. */
  readonly aims: number;
  /** Dice that one aim token rerolls: two, and more with Precise. */
  readonly aimDice: number;
  /** Observation tokens of the defender: a die each, after the aim tokens (legion.observation-tokens.2). */
  readonly observations?: number;
}

/** What the dice may show in the end, and how likely it is. */
export interface Thrown {
  readonly hits: number;
  readonly crits: number;
  /** Whether an aim token was spent on it: somebody who has nothing to reroll keeps it. */
  readonly aimed: boolean;
  readonly chance: number;
}

const COLOURS: readonly AttackDie[] = ['red', 'black', 'white'];

/** Nine counts in one number: hits, criticals, surges and failures of each colour, and whether a token was spent. */
type Key = number;
const MOST = 64;
const at = (place: number): Key => MOST ** place;
const HIT = at(0);
const CRIT = at(1);
const SURGES: Readonly<Record<AttackDie, Key>> = { red: at(2), black: at(3), white: at(4) };
const FAILS: Readonly<Record<AttackDie, Key>> = { red: at(5), black: at(6), white: at(7) };
const AIMED = at(8);

function count(key: Key, unit: Key): number {
  return Math.floor(key / unit) % MOST;
}

function countAll(key: Key, units: Readonly<Record<AttackDie, Key>>): number {
  return COLOURS.reduce((sum, die) => sum + count(key, units[die]), 0);
}

type Chances = Map<Key, number>;

function add(chances: Chances, key: Key, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance);
}

/** What a face of a die counts as; a failure is worth a reroll. */
type Meaning = (face: AttackFace) => 'hit' | 'crit' | 'surge' | 'fail';

/** Surges are kept apart where not all of them become the same, else they are what the chart makes of them. */
function meaningOf({ surge, critical, surgeTokens }: AttackOdds): Meaning {
  return (face) => {
    if (face === 'blank') return 'fail';
    if (face !== 'surge' || critical > 0) return face;
    return surge ?? (surgeTokens > 0 ? 'surge' : 'fail');
  };
}

/** The place of a result; failures are only counted where somebody could roll them again. */
function placeOf(meaning: ReturnType<Meaning>, die: AttackDie, countsFails: boolean): Key {
  switch (meaning) {
    case 'hit':
      return HIT;
    case 'crit':
      return CRIT;
    case 'surge':
      return SURGES[die];
    case 'fail':
      return countsFails ? FAILS[die] : 0;
  }
}

function rolled(chances: Chances, die: AttackDie, means: Meaning, room: (key: Key) => boolean): Chances {
  const next: Chances = new Map();
  const faces = ATTACK_DICE[die];
  const shares = new Map<ReturnType<Meaning>, number>();
  for (const face of faces) shares.set(means(face), (shares.get(means(face)) ?? 0) + 1 / faces.length);
  for (const [key, chance] of chances) {
    const counts = room(key);
    for (const [meaning, share] of shares) add(next, key + placeOf(meaning, die, counts), chance * share);
  }
  return next;
}

/**
 * How likely each number of hits and criticals is after rerolls and conversion. Tokens reroll failures as long as there are any,
 * the best colours first: blanks, and surges that nothing will convert.
 */
export function thrownDice(odds: AttackOdds): readonly Thrown[] {
  const means = meaningOf(odds);
  const { aims, aimDice, observations = 0 } = odds;
  // More failures than can ever be rerolled need no counting.
  const most = aims * aimDice + observations;
  let chances: Chances = new Map([[0, 1]]);
  for (const die of COLOURS) {
    for (let i = 0; i < odds.dice[die]; i++) {
      chances = rolled(chances, die, means, (key) => countAll(key, FAILS) < most);
    }
  }
  for (let aim = 0; aim < aims; aim++) chances = rerolled(chances, odds, aimDice, AIMED);
  for (let token = 0; token < observations; token++) chances = rerolled(chances, odds, 1, 0);
  return converted(chances, odds);
}

/** How many surges nothing converts. */
function lostSurges(key: Key, { surge, critical, surgeTokens }: AttackOdds): number {
  return surge === null ? Math.max(0, countAll(key, SURGES) - critical - surgeTokens) : 0;
}

/** One token: up to so many failures are rolled again. */
function rerolled(chances: Chances, odds: AttackOdds, most: number, mark: Key): Chances {
  const means = meaningOf(odds);
  const next: Chances = new Map();
  for (const [key, chance] of chances) {
    let left = most;
    let lost = lostSurges(key, odds);
    let kept = key;
    const again: AttackDie[] = [];
    for (const die of COLOURS) {
      const fails = Math.min(left, count(key, FAILS[die]));
      const surges = Math.min(left - fails, lost, count(key, SURGES[die]));
      left -= fails + surges;
      lost -= surges;
      kept -= fails * FAILS[die] + surges * SURGES[die];
      for (let i = 0; i < fails + surges; i++) again.push(die);
    }
    if (again.length > 0 && mark > 0 && count(key, AIMED) === 0) kept += mark;
    let outcomes: Chances = new Map([[kept, chance]]);
    for (const die of again) outcomes = rolled(outcomes, die, means, () => true);
    for (const [end, share] of outcomes) add(next, end, share);
  }
  return next;
}

/** What is left of the surges: criticals by keyword, the chart, hits for tokens. */
function converted(chances: Chances, { critical, surge, surgeTokens }: AttackOdds): readonly Thrown[] {
  const found = new Map<string, { hits: number; crits: number; aimed: boolean; chance: number }>();
  for (const [key, chance] of chances) {
    const surges = countAll(key, SURGES);
    const made = Math.min(surges, critical);
    const rest = surges - made;
    const crits = count(key, CRIT) + made + (surge === 'crit' ? rest : 0);
    const hits = count(key, HIT) + (surge === 'hit' ? rest : surge === null ? Math.min(rest, surgeTokens) : 0);
    const aimed = count(key, AIMED) > 0;
    const name = `${hits},${crits},${aimed}`;
    const before = found.get(name);
    if (before) before.chance += chance;
    else found.set(name, { hits, crits, aimed, chance });
  }
  return [...found.values()];
}
