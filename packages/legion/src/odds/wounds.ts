import type { DefenseDie } from '../card.ts';
import { DEFENSE_DICE } from '../dice.ts';
import { type AttackOdds, type Thrown, thrownDice } from './attackdice.ts';
import { blockChances } from './blocks.ts';

/** The pool of an attack as far as chances go. */
export interface PoolOdds extends AttackOdds {
  /** Hits that become criticals against armor (legion.impact-x). */
  readonly impact: number;
  /** Blocks that it cancels (legion.pierce-x); immunity is already taken off. */
  readonly pierce: number;
  /** Aim tokens that each turn a blank into a hit or a hit into a critical (legion.marksman). */
  readonly improves?: number;
  /** Results that a ram turns into criticals, blanks first (legion.ram). */
  readonly rams?: number;
}

/** What the defense dice are up against. */
export interface Guard {
  readonly surge: 'block' | null;
  readonly pierce: number;
  /** Defense dice beyond one for each result (legion.impervious, legion.danger-sense-x). */
  readonly moreDice: number;
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
  /** Its dodges cancel criticals too (legion.outmaneuver). */
  readonly dodgesCriticals?: boolean;
  /** Shields that fail after dodges and cover, before the others may be spent (legion.ion-x); left out: they come first. */
  readonly ion?: number;
  /** Dice that may be rolled again (legion.uncanny-luck-x). */
  readonly luck?: number;
  /** If it has dodged, the attacker suffers a wound for each surge it rolls (legion.deflect), or one if anything was cancelled (legion.djem-so-mastery). */
  readonly returns?: 'surges' | 'cancelled';
  /** What differs once the attacker has spent an aim, the defender a dodge, or both. */
  readonly spent?: Readonly<Record<'aim' | 'dodge' | 'both', Guard>>;
}

/** How likely each number of wounds is, by the number. */
export type WoundOdds = readonly number[];

/** What a pool does to a defender. */
export interface PoolOutcome {
  readonly wounds: WoundOdds;
  /** How likely a hit or a critical shows at all, which suppresses (legion.attack.40). */
  readonly threat: number;
  /** Wounds that the attacker gets back on average. */
  readonly returned: number;
}

const KNOWN = new Map<string, PoolOutcome>();
const MOST_KNOWN = 20_000;

/** What one pool does to one defender, exactly. Few cases come again and again. */
export function outcomeOf(pool: PoolOdds, defender: DefenderOdds): PoolOutcome {
  const name = nameOf(pool, defender);
  let outcome = KNOWN.get(name);
  if (!outcome) {
    if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
    outcome = workedOut(pool, defender);
    KNOWN.set(name, outcome);
  }
  return outcome;
}

/** The wounds of one pool against one defender, exactly: each number's chance. */
export function woundsOf(pool: PoolOdds, defender: DefenderOdds): WoundOdds {
  return outcomeOf(pool, defender).wounds;
}

function nameOf(pool: PoolOdds, defender: DefenderOdds): string {
  const { red, black, white } = pool.dice;
  const { surge, critical, surgeTokens, aims, aimDice, observations, impact, pierce, improves, rams } = pool;
  const { die, dodges, shields, cover, armor, moreDice, dodgesCriticals, ion, luck, returns, spent } = defender;
  const attack = [red, black, white, surge, critical, surgeTokens, aims, aimDice, impact, pierce];
  const defense = [die, defender.surge, defender.surgeTokens, dodges, shields, cover, armor, moreDice];
  const seldom = [
    observations,
    improves,
    rams,
    dodgesCriticals,
    ion,
    luck,
    returns,
    spent ? JSON.stringify(spent) : '',
  ];
  return [...attack, ...defense, ...seldom].join();
}

function workedOut(pool: PoolOdds, defender: DefenderOdds): PoolOutcome {
  const { red, black, white } = pool.dice;
  const wounds: number[] = Array<number>(red + black + white + 1).fill(0);
  let threat = 0;
  let returned = 0;
  // Few different things are left to be defended against, and each is rolled for once.
  const left = new Map<string, { readonly guard: Guard; readonly threats: number; chance: number }>();
  for (const thrown of thrownDice(pool)) {
    const { threats, dodged, showed, cancelled, improved } = best(thrown, pool, defender);
    if (showed) threat += thrown.chance;
    const aimed = thrown.aimed || improved;
    const guard = guardOf(pool, defender, aimed, dodged);
    if (dodged) returned += thrown.chance * returnedBy(defender, cancelled, threats + guard.moreDice);
    const name = `${threats},${aimed},${dodged}`;
    const before = left.get(name);
    if (before) before.chance += thrown.chance;
    else left.set(name, { guard, threats, chance: thrown.chance });
  }
  for (const { guard, threats, chance } of left.values()) {
    const { surge, pierce, moreDice } = guard;
    const { die, surgeTokens, luck = 0 } = defender;
    blockChances(threats === 0 ? 0 : threats + moreDice, { die, surge, surgeTokens, luck }).forEach((share, blocks) => {
      const suffered = Math.max(0, threats - Math.max(0, blocks - pierce));
      wounds[suffered] = (wounds[suffered] ?? 0) + chance * share;
    });
  }
  return { wounds, threat, returned };
}

/** Wounds that a defender who has dodged gives back on average, by what was cancelled and the dice it rolls. */
function returnedBy({ returns, die }: DefenderOdds, cancelled: boolean, dice: number): number {
  if (returns === 'cancelled') return cancelled ? 1 : 0;
  const faces = DEFENSE_DICE[die];
  return returns === 'surges' ? (dice * faces.filter((face) => face === 'surge').length) / faces.length : 0;
}

function guardOf({ pierce }: PoolOdds, defender: DefenderOdds, aimed: boolean, dodged: boolean): Guard {
  const { surge, moreDice, spent } = defender;
  const plain = { surge, pierce, moreDice };
  if (!spent) return plain;
  return aimed ? (dodged ? spent.both : spent.aim) : dodged ? spent.dodge : plain;
}

interface Left {
  /** Results that must be defended against. */
  readonly threats: number;
  /** Whether a dodge was spent. */
  readonly dodged: boolean;
  /** Whether shields, dodges or cover cancelled anything. */
  readonly cancelled: boolean;
  /** Whether a hit or a critical showed at any moment. */
  readonly showed: boolean;
}

type Improved = Left & { readonly improved: boolean };

/** A marksman improves what leaves the most of it: blanks or hits. */
function best({ hits, crits }: Thrown, pool: PoolOdds, defender: DefenderOdds): Improved {
  const { red, black, white } = pool.dice;
  const blanks = red + black + white - hits - crits;
  let found: Improved = { ...leftOf(hits, crits, blanks, pool, defender), improved: false };
  for (let tokens = 1; tokens <= (pool.improves ?? 0); tokens++) {
    for (let filled = 0; filled <= Math.min(tokens, blanks); filled++) {
      const raised = Math.min(tokens - filled, hits + filled);
      const other = leftOf(hits + filled - raised, crits + raised, blanks - filled, pool, defender);
      if (other.threats > found.threats) found = { ...other, improved: true };
    }
  }
  return found;
}

/** What is left after shields, dodges, cover, Ram, Impact and armor, in this order (legion.attack.26 to .30). */
function leftOf(hits: number, crits: number, blanks: number, pool: PoolOdds, defender: DefenderOdds): Left {
  const { shields, dodges, cover, armor, ion, dodgesCriticals = false, returns, spent } = defender;
  let now = { hits, crits };
  if (ion === undefined) now = shielded(now, shields);
  const some = now.hits + now.crits > 0;
  const dodgeable = dodgesCriticals ? now.hits + now.crits : now.hits;
  // Who gains by having dodged spends one in vain, if there is anything to dodge (legion.dodge.9).
  const used = some ? Math.min(dodges, Math.max(dodgeable, spent || returns ? 1 : 0)) : 0;
  const critsDodged = dodgesCriticals ? Math.min(used, now.crits) : 0;
  now = { hits: Math.max(0, now.hits - (used - critsDodged) - cover), crits: now.crits - critsDodged };
  // legion.shield-tokens.8, .9: as many fail as results are left, at most; the others may be spent.
  if (ion !== undefined) now = shielded(now, shields - Math.min(ion, shields, now.hits + now.crits));
  const cancelled = now.hits + now.crits < hits + crits;
  const { rams = 0 } = pool;
  const rammed = Math.min(rams, blanks + now.hits);
  const onHits = Math.max(0, rammed - blanks);
  now = { hits: now.hits - onHits, crits: now.crits + rammed };
  const struck = armor > 0 ? Math.min(now.hits, pool.impact) : 0;
  const threats = now.crits + struck + Math.max(0, now.hits - struck - armor);
  return { threats, dodged: used > 0, cancelled, showed: hits + crits + rammed > 0 };
}

function shielded({ hits, crits }: { readonly hits: number; readonly crits: number }, shields: number) {
  const onCrits = Math.min(crits, shields);
  return { hits: Math.max(0, hits - (shields - onCrits)), crits: crits - onCrits };
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
