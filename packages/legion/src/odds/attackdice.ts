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
  readonly aims: number;
  /** Dice that one aim token rerolls: two, and more with Precise. */
  readonly aimDice: number;
}

const COLOURS: readonly AttackDie[] = ['red', 'black', 'white'];

/** Six counts in one number: hits, criticals, surges, and dice worth a reroll of each colour. */
type Key = number;
const BITS = 5;
const HIT: Key = 1;
const CRIT: Key = 1 << BITS;
const SURGE: Key = 1 << (2 * BITS);
const FAILS: Readonly<Record<AttackDie, Key>> = {
  red: 1 << (3 * BITS),
  black: 1 << (4 * BITS),
  white: 1 << (5 * BITS),
};

function count(key: Key, unit: Key): number {
  return Math.floor(key / unit) & 31;
}

type Chances = Map<Key, number>;

function add(chances: Chances, key: Key, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance);
}

/** What a face of a die counts as; a failure is worth a reroll. */
type Meaning = (face: AttackFace) => 'hit' | 'crit' | 'surge' | 'fail';

/** Surges are kept where anything converts them, else they are as good as blanks. */
function meaningOf({ surge, critical, surgeTokens }: AttackOdds): Meaning {
  return (face) => {
    if (face === 'blank') return 'fail';
    if (face !== 'surge' || critical > 0) return face;
    return surge ?? (surgeTokens > 0 ? 'surge' : 'fail');
  };
}

const UNITS = { hit: HIT, crit: CRIT, surge: SURGE } as const;

function rolled(chances: Chances, die: AttackDie, means: Meaning, room: (key: Key) => boolean): Chances {
  const next: Chances = new Map();
  const faces = ATTACK_DICE[die];
  const shares = new Map<ReturnType<Meaning>, number>();
  for (const face of faces) shares.set(means(face), (shares.get(means(face)) ?? 0) + 1 / faces.length);
  for (const [key, chance] of chances) {
    for (const [meaning, share] of shares) {
      const unit = meaning === 'fail' ? (room(key) ? FAILS[die] : 0) : UNITS[meaning];
      add(next, key + unit, chance * share);
    }
  }
  return next;
}

function failures(key: Key): number {
  return COLOURS.reduce((sum, die) => sum + count(key, FAILS[die]), 0);
}

/**
 * How likely each number of hits and criticals is after rerolls and conversion: `[hits][criticals]`. Aim tokens reroll
 * failures as long as there are any, the best colours first.
 */
export function hitChances(odds: AttackOdds): readonly (readonly number[])[] {
  const means = meaningOf(odds);
  // More failures than can ever be rerolled need no counting.
  const most = odds.aims * odds.aimDice;
  let chances: Chances = new Map([[0, 1]]);
  for (const die of COLOURS) {
    for (let i = 0; i < odds.dice[die]; i++) chances = rolled(chances, die, means, (key) => failures(key) < most);
  }
  for (let aim = 0; aim < odds.aims; aim++) chances = rerolled(chances, odds.aimDice, means);
  return converted(chances, odds);
}

/** One aim token: up to so many failures are rolled again. */
function rerolled(chances: Chances, most: number, means: Meaning): Chances {
  const next: Chances = new Map();
  for (const [key, chance] of chances) {
    let left = most;
    let kept = key;
    const again: AttackDie[] = [];
    for (const die of COLOURS) {
      const taken = Math.min(left, count(key, FAILS[die]));
      left -= taken;
      kept -= taken * FAILS[die];
      for (let i = 0; i < taken; i++) again.push(die);
    }
    let outcomes: Chances = new Map([[kept, chance]]);
    for (const die of again) outcomes = rolled(outcomes, die, means, () => true);
    for (const [end, share] of outcomes) add(next, end, share);
  }
  return next;
}

/** What is left of the surges: criticals by keyword, the chart, hits for tokens. */
function converted(chances: Chances, { critical, surge, surgeTokens }: AttackOdds): readonly (readonly number[])[] {
  const table: number[][] = [];
  for (const [key, chance] of chances) {
    const surges = count(key, SURGE);
    const made = Math.min(surges, critical);
    const rest = surges - made;
    const crits = count(key, CRIT) + made + (surge === 'crit' ? rest : 0);
    const hits = count(key, HIT) + (surge === 'hit' ? rest : surge === null ? Math.min(rest, surgeTokens) : 0);
    table[hits] ??= [];
    const row = table[hits];
    if (row) row[crits] = (row[crits] ?? 0) + chance;
  }
  return table;
}
