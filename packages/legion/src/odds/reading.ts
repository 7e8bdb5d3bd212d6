import type { Cover } from '../battlefield/model.ts';
import { coverValue } from '../rules/attack/cover.ts';
import type { AttackMoment } from '../rules/attack/moment.ts';
import { poolDice } from '../rules/attack/poolweapons.ts';
import { RUSHED } from '../rules/moving.ts';
import { affordable } from '../rules/spending.ts';
import { poolKeywords, summed } from '../sources.ts';
import type { LTable } from '../table.ts';
import type { DefenderOdds, Guard, PoolOdds } from './wounds.ts';

/** What an attacker decides beforehand. */
export interface Plan {
  /** Aim tokens for rerolls, for Marksman and for Lethal. */
  readonly rerolls: number;
  readonly improves: number;
  readonly lethal: number;
  /** Makashi Mastery gives up some Pierce so that the rest of it works. */
  readonly makashi: boolean;
}

/** The X of a keyword in the pool that is rolled: of its weapons, of its cards, and of the attacker. */
function inPool(t: LTable, { attack, attacker }: AttackMoment, id: string): number {
  const pool = attack.current === null ? undefined : attack.pools[attack.current];
  const uses = summed([...t.keywords(attacker), ...(pool ? poolKeywords(pool) : [])]);
  return uses.reduce((sum, use) => (use.id === id ? sum + use.value : sum), 0);
}

function ofDefender(t: LTable, { defender }: AttackMoment, id: string): number {
  return t.keywords(defender).reduce((sum, use) => (use.id === id ? sum + use.value : sum), 0);
}

/** Every way to divide the aim tokens that the attacker has; what cannot matter is left out. */
export function plansOf(t: LTable, moment: AttackMoment): readonly Plan[] {
  const { attack, attacker } = moment;
  const aims = affordable(t, attacker, 'aim', attack);
  const mostLethal = Math.min(aims, inPool(t, moment, 'lethal-x'));
  const improves = inPool(t, moment, 'marksman') > 0;
  const masters = attack.kind === 'melee' && inPool(t, moment, 'makashi-mastery') > 0;
  const plans: Plan[] = [];
  for (let lethal = 0; lethal <= mostLethal; lethal++) {
    for (let improved = 0; improved <= (improves ? aims - lethal : 0); improved++) {
      const plan = { rerolls: aims - lethal - improved, improves: improved, lethal };
      plans.push({ ...plan, makashi: false });
      if (masters) plans.push({ ...plan, makashi: true });
    }
  }
  return plans;
}

/** The pool, as the rules say it is before its dice are rolled. */
export function poolOdds(t: LTable, moment: AttackMoment, plan: Plan): PoolOdds {
  const { attack, attacker, defender } = moment;
  const pool = attack.pools[attack.current ?? 0];
  return {
    dice: pool ? poolDice(pool) : { red: 0, black: 0, white: 0 },
    surge: t.abilities.ask('attack-surge', moment, t.facts(attacker).surgeAttack),
    critical: inPool(t, moment, 'critical-x'),
    surgeTokens: affordable(t, attacker, 'surge', attack),
    aims: plan.rerolls,
    aimDice: t.abilities.ask('aim-dice', moment, 2),
    observations: defender.tokens.observation,
    impact: inPool(t, moment, 'impact-x'),
    pierce: guardIf(t, moment, plan, {}).pierce,
    improves: plan.improves,
    rams: attacker.memory[RUSHED] === undefined ? 0 : inPool(t, moment, 'ram'),
  };
}

/** The defender, as the rules say it is when its cover counts. */
export function defenderOdds(t: LTable, moment: AttackMoment, plan: Plan, found: Cover): DefenderOdds {
  const { attack, defender } = moment;
  const isRanged = attack.kind === 'ranged';
  const cover = isRanged ? coverValue(t, moment, found) : 0;
  const plain = guardIf(t, moment, plan, {});
  const spent = {
    aim: guardIf(t, moment, plan, { aim: 1 }),
    dodge: guardIf(t, moment, plan, { dodge: 1 }),
    both: guardIf(t, moment, plan, { aim: 1, dodge: 1 }),
  };
  return {
    die: t.abilities.ask('defense-die', moment, t.facts(defender).defense),
    surge: plain.surge,
    surgeTokens: affordable(t, defender, 'surge', attack),
    dodges: affordable(t, defender, 'dodge', attack),
    shields: isRanged && t.abilities.ask('may-flip-shields', defender, true) ? defender.shields.active : 0,
    cover: t.abilities.ask('cover-cancels', moment, cover),
    armor: ofDefender(t, moment, 'armor') > 0 ? Number.POSITIVE_INFINITY : ofDefender(t, moment, 'armor-x'),
    moreDice: plain.moreDice,
    dodgesCriticals: t.abilities.ask('dodges-criticals', moment, false),
    luck: ofDefender(t, moment, 'uncanny-luck-x'),
    ...returnedBy(t, moment),
    ...(t.abilities.ask('shields-last', moment, false) ? { ion: inPool(t, moment, 'ion-x') } : {}),
    ...(Object.values(spent).some((guard) => differs(guard, plain)) ? { spent } : {}),
  };
}

/** Wounds that the attacker gets back from a defender who dodges, if its weapons are not immune to that. */
function returnedBy(t: LTable, moment: AttackMoment): Pick<DefenderOdds, 'returns'> {
  if (t.abilities.ask('deflected-wounds', moment, 1) === 0) return {};
  const has = (id: string) => ofDefender(t, moment, id) > 0;
  if (has('djem-so-mastery')) return { returns: 'cancelled' };
  const isRanged = moment.attack.kind === 'ranged';
  return has('soresu-mastery') || (isRanged && (has('deflect') || has('ataru-mastery'))) ? { returns: 'surges' } : {};
}

function differs(a: Guard, b: Guard): boolean {
  return a.surge !== b.surge || a.pierce !== b.pierce || a.moreDice !== b.moreDice;
}

/** What the defense dice are up against, once these tokens were spent. The attack is only borrowed for the question. */
function guardIf(t: LTable, moment: AttackMoment, plan: Plan, spent: { aim?: number; dodge?: number }): Guard {
  const { attack, defender } = moment;
  const before = { spent: attack.spent, memory: attack.memory };
  attack.spent = spent;
  attack.memory = { ...attack.memory, lethal: plan.lethal, makashi: plan.makashi ? 1 : 0 };
  const guard = {
    surge: t.abilities.ask('defense-surge', moment, t.facts(defender).surgeDefense),
    pierce: t.abilities.ask('pierce', moment, 0),
    moreDice: t.abilities.ask('extra-defense-dice', moment, 0),
  };
  Object.assign(attack, before);
  return guard;
}
