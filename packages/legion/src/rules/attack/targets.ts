import type { Violation } from '@rangefinder/kernel';
import type { Weapon } from '../../abilities.ts';
import { refuse } from '../../refusals.ts';
import type { Attack, Mini, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { inMelee, isEngaged, meleesOf } from '../melee.ts';
import { weaponsOf } from '../units.ts';

/** What limits an attack that an effect allows: only these weapons, only these defenders, one pool. */
export interface AttackLimits {
  readonly kind?: 'ranged' | 'melee' | undefined;
  weapon?(weapon: Weapon): boolean;
  defender?(unit: Unit): boolean;
  readonly onePool?: boolean | undefined;
}

/** A miniature and the weapons it may use against a defender. */
export interface Armed {
  readonly mini: Mini;
  readonly weapons: readonly Weapon[];
}

/** legion.attack.6, .7: melee with whom one is in melee, ranged with everybody else. */
export function kindAgainst(t: LTable, attacker: Unit, defender: Unit): 'ranged' | 'melee' {
  return inMelee(t, attacker, defender) ? 'melee' : 'ranged';
}

/** Why a unit cannot be chosen as a defender (legion.attack.9); undefined where it can. */
export function whyNotTarget(
  t: LTable,
  attacker: Unit,
  defender: Unit,
  limits: AttackLimits = {},
): Violation | undefined {
  const kind = kindAgainst(t, attacker, defender);
  if (limits.kind && limits.kind !== kind) return refuse('legion.attack.5', 'not-for-type');
  if (limits.defender && !limits.defender(defender)) return refuse('legion.golden-rules.2', 'card-forbids');
  if (kind === 'ranged') {
    // legion.engaged.4, .5
    if (isEngaged(t, attacker)) return refuse('legion.engaged.4', 'engaged');
    if (isEngaged(t, defender)) return refuse('legion.engaged.5', 'in-melee');
  }
  if (!t.abilities.ask('may-be-attacked', { attacker, defender, kind }, true)) {
    return refuse('legion.golden-rules.3', 'card-forbids');
  }
  if (armedAgainst(t, attacker, defender, limits).length > 0) return undefined;
  if (!t.sees(attacker, defender)) return refuse('legion.attack.12', 'out-of-sight');
  return refuse('legion.attack.15', 'out-of-range');
}

/** Miniatures that may contribute, each with the weapons it may choose (legion.attack.12 to .15). */
export function armedAgainst(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits = {}): readonly Armed[] {
  const kind = kindAgainst(t, attacker, defender);
  const range = t.attackRange(attacker, defender);
  const fit = weaponsOf(t, attacker).filter(
    (weapon) => !weapon.facts.special && reaches(t, attacker, weapon, kind, range) && (limits.weapon?.(weapon) ?? true),
  );
  if (fit.length === 0) return [];
  return attacker.minis.flatMap((mini) => {
    const own = fit.filter(
      (weapon) => weapon.minis.includes(mini) && whyNotWeapon(t, attacker, mini, weapon, defender) === undefined,
    );
    return own.length > 0 && t.miniSees(attacker, mini, defender) ? [{ mini, weapons: own }] : [];
  });
}

/** legion.attack.15, legion.attack-pool.5: melee needs the icon, a range both its ends. */
export function reaches(t: LTable, attacker: Unit, weapon: Weapon, kind: Attack['kind'], range: number): boolean {
  if (kind === 'melee') return weapon.facts.melee;
  const span = t.abilities.ask('weapon-range', { unit: attacker, weapon }, weapon.facts.range);
  return span !== null && range >= span[0] && range <= span[1];
}

/** legion.attack.14: what its keywords ask for. */
export function whyNotWeapon(
  t: LTable,
  attacker: Unit,
  mini: Mini,
  weapon: Weapon,
  defender: Unit,
): Violation | undefined {
  for (const use of weapon.facts.keywords) {
    const why = t.cards.keyword(use.id)?.requires?.(t, use, { attacker, mini, weapon: weapon.facts, defender });
    if (why) return why;
  }
  if (!t.abilities.ask('may-use-weapon', { attacker, defender, weapon, mini }, true)) {
    return refuse('legion.golden-rules.3', 'card-forbids');
  }
  return undefined;
}

/** Enemies that may be attacked now. */
export function targetsOf(t: LTable, attacker: Unit, limits: AttackLimits = {}): readonly Unit[] {
  const melees = meleesOf(t, attacker);
  const among = isEngaged(t, attacker) ? melees : t.enemiesOf(attacker.seat);
  return among.filter((enemy) => whyNotTarget(t, attacker, enemy, limits) === undefined);
}
