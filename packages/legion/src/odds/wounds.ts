import type { DefenseDie } from '../card.ts';
import { DEFENSE_DICE } from '../dice.ts';
import { type AttackOdds, hitChances } from './attackdice.ts';

/** The pool of an attack as far as chances go. */
export interface PoolOdds extends AttackOdds {
  /** Hits that become criticals against armor (legion.impact-x). */
  readonly impact: number;
  /** Blocks that it cancels (legion.pierce-x); immunity is already taken off. */
  readonly pierce: number;
}

/** Who is attacked, as far as chances go. */
export interface DefenderOdds {
  readonly die: DefenseDie;
  readonly surge: 'block' | null;
  readonly surgeTokens: number;
  /** Dodge tokens that it may spend against this pool, and will where there are hits. */
  readonly dodges: number;
  /** Active shields that count. */
  readonly shields: number;
  /** Hits that cover cancels. */
  readonly cover: number;
  /** Hits that armor cancels: none, so many, or all. */
  readonly armor: number;
  /** Defense dice beyond one for each result (legion.impervious, legion.danger-sense-x). */
  readonly moreDice: number;
}

/** How likely each number of wounds is, by the number. */
export type WoundOdds = readonly number[];

const KNOWN = new Map<string, WoundOdds>();
const MOST_KNOWN = 20_000;

/** The wounds of one pool against one defender, exactly: each number's chance. Few cases come again and again. */
export function woundsOf(pool: PoolOdds, defender: DefenderOdds): WoundOdds {
  const name = nameOf(pool, defender);
  let odds = KNOWN.get(name);
  if (!odds) {
    if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
    odds = workedOut(pool, defender);
    KNOWN.set(name, odds);
  }
  return odds;
}

function nameOf(pool: PoolOdds, defender: DefenderOdds): string {
  const { red, black, white } = pool.dice;
  const { surge, critical, surgeTokens, aims, aimDice, impact, pierce } = pool;
  const { die, dodges, shields, cover, armor, moreDice } = defender;
  const attack = [red, black, white, surge, critical, surgeTokens, aims, aimDice, impact, pierce];
  return [...attack, die, defender.surge, defender.surgeTokens, dodges, shields, cover, armor, moreDice].join();
}

function workedOut(pool: PoolOdds, defender: DefenderOdds): WoundOdds {
  const threats: number[] = [];
  hitChances(pool).forEach((row, hits) => {
    row.forEach((chance, crits) => {
      const left = threatsLeft(hits, crits, pool, defender);
      threats[left] = (threats[left] ?? 0) + chance;
    });
  });
  const wounds: number[] = Array<number>(threats.length).fill(0);
  threats.forEach((chance, count) => {
    blockChances(count === 0 ? 0 : count + defender.moreDice, defender).forEach((share, blocks) => {
      const suffered = Math.max(0, count - Math.max(0, blocks - pool.pierce));
      wounds[suffered] = (wounds[suffered] ?? 0) + chance * share;
    });
  });
  return wounds;
}

/** Results that must be defended against: after shields, dodges, cover, Impact and armor, in this order (legion.attack.26 to .30). */
export function threatsLeft(
  hits: number,
  crits: number,
  { impact }: Pick<PoolOdds, 'impact'>,
  { shields, dodges, cover, armor }: Pick<DefenderOdds, 'shields' | 'dodges' | 'cover' | 'armor'>,
): number {
  const shielded = Math.min(crits, shields);
  const unshielded = Math.max(0, hits - (shields - shielded));
  const uncovered = Math.max(0, unshielded - dodges - cover);
  const struck = armor > 0 ? Math.min(uncovered, impact) : 0;
  return crits - shielded + struck + Math.max(0, uncovered - struck - armor);
}

/** How likely each number of blocks is with so many dice. */
function blockChances(dice: number, { die, surge, surgeTokens }: DefenderOdds): readonly number[] {
  const faces = DEFENSE_DICE[die];
  const share = (wanted: string) => faces.filter((face) => face === wanted).length / faces.length;
  const surges = share('surge');
  const sure = share('block') + (surge === 'block' ? surges : 0);
  const maybe = surge === 'block' ? 0 : surges;
  const made: number[] = Array<number>(dice + 1).fill(0);
  for (let blocks = 0; blocks <= dice; blocks++) {
    for (let more = 0; more + blocks <= dice; more++) {
      const blank = dice - blocks - more;
      const ways = choose(dice, blocks) * choose(dice - blocks, more);
      const chance = ways * sure ** blocks * maybe ** more * (1 - sure - maybe) ** blank;
      const total = blocks + Math.min(more, surgeTokens);
      made[total] = (made[total] ?? 0) + chance;
    }
  }
  return made;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Wounds to expect. */
export function meanWounds(odds: WoundOdds): number {
  return odds.reduce((sum, chance, wounds) => sum + chance * wounds, 0);
}

/** Wounds that count: what is more than the defender has left is lost. */
export function countedWounds(odds: WoundOdds, left: number): number {
  return odds.reduce((sum, chance, wounds) => sum + chance * Math.min(wounds, left), 0);
}

/** The chance of at least so many. */
export function atLeast(odds: WoundOdds, wanted: number): number {
  return odds.reduce((sum, chance, wounds) => (wounds >= wanted ? sum + chance : sum), 0);
}
