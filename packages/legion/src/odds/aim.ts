import type { Cover } from '../battlefield/model.ts';
import type { AttackDie, KeywordUse, WeaponFacts } from '../card.ts';
import { bySuppression, coverOf } from '../rules/attack/cover.ts';
import { type Armed, armedAgainst, kindAgainst } from '../rules/attack/targets.ts';
import { bestWeapons } from '../rules/attack/weaponchoice.ts';
import { isExposed } from '../rules/transported.ts';
import { thresholdOf, woundsOf as woundsOn } from '../rules/units.ts';
import { summed } from '../sources.ts';
import type { Attack, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { type DefenderOdds, type PoolOdds, type WoundOdds, woundsOf } from './wounds.ts';

/**
 * An attack that somebody thinks of in the middle of a game: everything that reaches one defender. Bots think of hundreds, so that it
 * reads keywords at a glance; `odds.ts` asks the rules themselves, and takes its time.
 */
export interface Aim {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly kind: 'ranged' | 'melee';
  readonly dice: Readonly<Record<AttackDie, number>>;
  readonly cover: Cover;
  /** What that cover comes to in this attack, with suppression and keywords. */
  readonly counts: Cover;
  readonly odds: WoundOdds;
  /** Wounds that defeat the defender. */
  readonly left: number;
}

/** What goes into a pool. */
interface Thrown {
  readonly dice: Readonly<Record<AttackDie, number>>;
  /** Of the weapons, summed, and of the attacker. */
  readonly keywords: readonly KeywordUse[];
  /** What every weapon of the pool has. */
  readonly shared: readonly string[];
}

/** The attack of one unit on another with all that can contribute, with so many aim tokens more than it has; null where none can. */
export function aimAt(t: LTable, attacker: Unit, defender: Unit, moreAims = 0): Aim | null {
  if (!isExposed(t, attacker) || !isExposed(t, defender)) return null;
  const armed = armedAgainst(t, attacker, defender);
  if (armed.length === 0) return null;
  const kind = kindAgainst(t, attacker, defender);
  const cover = kind === 'melee' ? 'none' : coverOf(t, { attacker, defender }).cover;
  return aimWith(t, attacker, defender, { armed, kind, cover, moreAims });
}

/** The same where it is known who has which weapons, and what covers. */
export function aimWith(
  t: LTable,
  attacker: Unit,
  defender: Unit,
  given: {
    readonly armed: readonly Armed[];
    readonly kind: Aim['kind'];
    readonly cover: Cover;
    readonly moreAims: number;
  },
): Aim {
  const { kind, cover } = given;
  const thrown = thrownBy(t, attacker, given.armed);
  const pool = poolOdds(t, attacker, defender, thrown, given.moreAims);
  const odds = woundsOf(pool, defenderOdds(t, defender, kind, cover, thrown));
  const counts =
    kind === 'melee' ? 'none' : (COVERS[coverLeft(t, defender, cover, t.keywords(defender), thrown)] ?? 'none');
  return { attacker, defender, kind, dice: thrown.dice, cover, counts, odds, left: healthOf(t, defender) };
}

/** What a weapon that attacks all about it does to one of those it catches, as if nothing covered them. */
export function caughtBy(
  t: LTable,
  { dice, surge, keywords }: WeaponFacts,
  defender: Unit,
): Pick<Aim, 'defender' | 'odds' | 'left'> {
  const thrown: Thrown = { dice, keywords, shared: [] };
  const pool: PoolOdds = {
    dice,
    surge: surge ?? null,
    critical: valueIn(keywords, 'critical-x'),
    surgeTokens: 0,
    aims: 0,
    aimDice: 0,
    impact: valueIn(keywords, 'impact-x'),
    pierce: valueIn(t.keywords(defender), 'immune-pierce') > 0 ? 0 : valueIn(keywords, 'pierce-x'),
  };
  const odds = woundsOf(pool, defenderOdds(t, defender, 'area', 'none', thrown));
  return { defender, odds, left: healthOf(t, defender) };
}

/** Wounds that a unit can still take. */
export function healthOf(t: LTable, unit: Unit): number {
  return unit.minis.reduce((sum, mini) => sum + thresholdOf(t, unit, mini), -woundsOn(unit));
}

const NOTHING_USED = new Map();

function thrownBy(t: LTable, attacker: Unit, armed: readonly Armed[]): Thrown {
  const dice: Record<AttackDie, number> = { red: 0, black: 0, white: 0 };
  const used = armed.flatMap((one) => bestWeapons(t, attacker, one, NOTHING_USED)).map(({ weapon }) => weapon.facts);
  for (const weapon of used) for (const die of ['red', 'black', 'white'] as const) dice[die] += weapon.dice[die];
  const keywords = summed([...t.keywords(attacker), ...used.flatMap((weapon) => weapon.keywords)]);
  const [first, ...rest] = used;
  const shared = (first?.keywords ?? []).filter(({ id }) =>
    rest.every((weapon) => weapon.keywords.some((use) => use.id === id)),
  );
  return { dice, keywords, shared: shared.map(({ id }) => id) };
}

function valueIn(uses: readonly KeywordUse[], id: string): number {
  return uses.reduce((sum, use) => (use.id === id ? sum + use.value : sum), 0);
}

function poolOdds(t: LTable, attacker: Unit, defender: Unit, { dice, keywords }: Thrown, moreAims: number): PoolOdds {
  const { surgeAttack } = t.facts(attacker);
  const hunts = valueIn(keywords, 'jedi-hunter') > 0 && t.facts(defender).slots.includes('force');
  const theirs = t.keywords(defender);
  return {
    dice,
    surge: hunts ? 'crit' : surgeAttack,
    critical: valueIn(keywords, 'critical-x'),
    surgeTokens: attacker.tokens.surge,
    aims: attacker.tokens.aim + moreAims,
    aimDice: 2 + valueIn(keywords, 'precise-x'),
    impact: valueIn(keywords, 'impact-x'),
    pierce: valueIn(theirs, 'immune-pierce') > 0 ? 0 : valueIn(keywords, 'pierce-x'),
  };
}

const COVERS: readonly Cover[] = ['none', 'light', 'heavy'];
const VALUES: Readonly<Record<Cover, number>> = { none: 0, light: 1, heavy: 2 };

function defenderOdds(t: LTable, defender: Unit, kind: Attack['kind'], cover: Cover, thrown: Thrown): DefenderOdds {
  const own = t.keywords(defender);
  const { defense, surgeDefense } = t.facts(defender);
  const { tokens, shields } = defender;
  const dodges = thrown.shared.includes('high-velocity') ? 0 : tokens.dodge;
  const blocks = dodges > 0 && (valueIn(own, 'block') > 0 || valueIn(own, 'deflect') > 0);
  return {
    die: defense,
    surge: blocks ? 'block' : surgeDefense,
    surgeTokens: tokens.surge,
    dodges,
    shields: kind === 'melee' ? 0 : shields.active,
    cover: kind === 'melee' ? 0 : coverValue(t, defender, cover, own, thrown),
    armor: valueIn(own, 'armor') > 0 ? Number.POSITIVE_INFINITY : valueIn(own, 'armor-x'),
    moreDice:
      (valueIn(own, 'impervious') > 0 ? valueIn(thrown.keywords, 'pierce-x') : 0) +
      Math.min(tokens.suppression, valueIn(own, 'danger-sense-x')),
  };
}

/** Hits that cover cancels. */
function coverValue(t: LTable, defender: Unit, cover: Cover, own: readonly KeywordUse[], thrown: Thrown): number {
  const left = coverLeft(t, defender, cover, own, thrown);
  return left > 0 && valueIn(own, 'low-profile') > 0 ? left + 1 : left;
}

/** What cover is left: improved by suppression and Cover X, lessened by Sharpshooter X, nothing against Blast. */
function coverLeft(t: LTable, defender: Unit, cover: Cover, own: readonly KeywordUse[], thrown: Thrown): number {
  if (valueIn(thrown.keywords, 'blast') > 0 && valueIn(own, 'immune-blast') === 0) return 0;
  const improved = Math.min(2, VALUES[cover] + bySuppression(t, defender) + valueIn(own, 'cover-x'));
  return Math.max(0, improved - valueIn(thrown.keywords, 'sharpshooter-x'));
}
