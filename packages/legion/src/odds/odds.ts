import type { Weapon } from '../abilities.ts';
import { unitPoints } from '../army/points.ts';
import type { Cover } from '../battlefield/model.ts';
import type { AttackDie } from '../card.ts';
import { named } from '../named.ts';
import type { AttackMoment } from '../rules/attack/moment.ts';
import { mayReceive } from '../rules/tokens.ts';
import { weaponsOf } from '../rules/units.ts';
import { poolKeywords } from '../sources.ts';
import { COVERS, type Confrontation, type Fighter, MELEE, RANGES } from './confrontation.ts';
import { lossesByWound } from './losses.ts';
import { defenderOdds, type Plan, plansOf, poolOdds } from './reading.ts';
import { declared, type Stage, stage, useAll } from './stage.ts';
import { uncounted } from './uncounted.ts';
import { atLeast, meanWounds, outcomeOf, type PoolOutcome, type WoundOdds } from './wounds.ts';

/** What a confrontation comes to. */
export interface Odds {
  readonly kind: 'ranged' | 'melee';
  readonly dice: Readonly<Record<AttackDie, number>>;
  /** Weapons of the pool, by name, and how many use each. */
  readonly weapons: readonly { readonly name: string; readonly minis: number }[];
  /** How likely each number of wounds is. */
  readonly wounds: WoundOdds;
  readonly mean: number;
  /** Wounds for every 100 points that the attacker costs. */
  readonly worth: number;
  /** Wounds that defeat the defender, and how likely that is. */
  readonly health: number;
  readonly defeat: number;
  /** Miniatures that the defender has, and loses on average. */
  readonly minis: number;
  readonly lost: number;
  /** Suppression tokens that the defender gains on average. */
  readonly suppression: number;
  /** Wounds that the attacker gets back on average (Deflect and the Masteries). */
  readonly returned: number;
  /** How the aim tokens are best used. */
  readonly plan: Plan;
  /** Names of keywords and cards in it that are not counted. */
  readonly uncounted: readonly string[];
}

interface Found {
  readonly plan: Plan;
  readonly outcome: PoolOutcome;
  readonly mean: number;
}

/** The exact chances of a confrontation; null where the attacker cannot attack the defender like that. */
export function oddsOf(confrontation: Confrontation): Odds | null {
  const made = stage(confrontation);
  const { t, defender } = made;
  const moment = declared(made, confrontation.without);
  if (!moment) return null;
  upToCover(made, moment);
  const { plan, outcome, mean } = bestPlan(made, moment, confrontation);
  const lost = lossesByWound(t, defender);
  const health = lost.length - 1;
  const [pool] = moment.attack.pools;
  return {
    kind: moment.attack.kind === 'melee' ? 'melee' : 'ranged',
    dice: poolOdds(t, moment, plan).dice,
    weapons: (pool?.weapons ?? []).map(({ name, minis }) => ({ name, minis: minis.length })),
    wounds: outcome.wounds,
    mean,
    worth: (mean * 100) / pointsOf(confrontation.attacker),
    health,
    defeat: atLeast(outcome.wounds, health),
    minis: defender.minis.length,
    lost: outcome.wounds.reduce((sum, chance, wounds) => sum + chance * (lost[Math.min(wounds, health)] ?? 0), 0),
    suppression: suppressionOf(made, moment, outcome),
    returned: outcome.returned,
    plan,
    uncounted: uncounted(made).map((id) => t.cards.keyword(id)?.name ?? t.cards.upgrade(id).name),
  };
}

/** What a unit costs with its upgrades, by the adjusted points. */
export function pointsOf(fighter: Fighter): number {
  return unitPoints(fighter, { units: [fighter] });
}

/** Whatever happens before dice are rolled or cover counts, and does not depend on the dice. */
function upToCover({ t }: Stage, moment: AttackMoment): void {
  useAll(t.window('forming-pool', moment));
  useAll(t.window('before-attack-dice', moment));
  useAll(t.window('applying-cover', moment));
}

function bestPlan({ t }: Stage, moment: AttackMoment, { cover }: Confrontation): Found {
  const found = plansOf(t, moment).map((plan): Found => {
    const outcome = outcomeOf(poolOdds(t, moment, plan), defenderOdds(t, moment, plan, cover));
    return { plan, outcome, mean: meanWounds(outcome.wounds) };
  });
  return found.reduce((best, one) => (one.mean > best.mean ? one : best));
}

/** legion.attack.40, legion.suppressive.1 */
function suppressionOf({ t, defender }: Stage, { attack }: AttackMoment, { threat }: PoolOutcome): number {
  if (!mayReceive(t, defender, 'suppression')) return 0;
  const [pool] = attack.pools;
  const more = pool && poolKeywords(pool).some(({ id }) => id === 'suppressive') ? 1 : 0;
  return (attack.kind === 'ranged' ? threat : 0) + more;
}

/** Wounds to expect in a melee, and at every range behind every cover; null where nothing reaches. */
export interface Glance {
  readonly melee: number | null;
  /** A row for each cover. */
  readonly rows: readonly { readonly cover: Cover; readonly means: readonly (number | null)[] }[];
}

export function atAGlance(confrontation: Confrontation): Glance {
  const mean = (cover: Cover, range: number) => oddsOf({ ...confrontation, cover, range })?.mean ?? null;
  return {
    melee: mean('none', MELEE),
    rows: COVERS.map((cover) => ({ cover, means: RANGES.map((range) => mean(cover, range)) })),
  };
}

/** What the attacker could use, and what of the confrontation makes no difference to these two units. */
export interface Choosable {
  /** Names of the attacker's weapons for such an attack. */
  readonly weapons: readonly string[];
  readonly attackerMinis: number;
  readonly defenderMinis: number;
  readonly attackerShields: number;
  readonly defenderShields: number;
  /** The defender has a weak point. */
  readonly facing: boolean;
  /** The attacker has Ram. */
  readonly rushed: boolean;
  /** The attacker has a weapon that fires backwards. */
  readonly turned: boolean;
  /** There is a weapon for it. */
  readonly melee: boolean;
}

export function choosableIn(confrontation: Confrontation): Choosable {
  const whole = { ...confrontation, attacker: all(confrontation.attacker), defender: all(confrontation.defender) };
  const { t, attacker, defender } = stage(whole);
  const weapons = weaponsOf(t, attacker).filter(({ facts }) => facts.special === undefined);
  const serves = ({ facts }: Weapon) => (confrontation.range === MELEE ? facts.melee : facts.range !== null);
  const has = (unit: typeof attacker, id: string) => t.keywords(unit).some((use) => use.id === id);
  return {
    weapons: [...new Set(weapons.filter(serves).map(({ facts }) => facts.name))],
    attackerMinis: attacker.minis.length,
    defenderMinis: defender.minis.length,
    attackerShields: attacker.shields.active,
    defenderShields: defender.shields.active,
    facing: has(defender, 'weak-point-x'),
    rushed: has(attacker, 'ram') || weapons.some(({ facts }) => facts.keywords.some(({ id }) => id === 'ram')),
    turned: weapons.some(({ facts }) =>
      facts.keywords.some(({ id, of }) => id === 'fixed' && named(of).includes('rear')),
    ),
    melee: weapons.some(({ facts }) => facts.melee),
  };
}

function all({ minis: _minis, shields: _shields, ...fighter }: Fighter): Fighter {
  return fighter;
}
