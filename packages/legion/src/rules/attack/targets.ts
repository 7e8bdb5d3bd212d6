import type { Violation } from '@rangefinder/kernel';
import type { Weapon } from '../../abilities.ts';
import { refuse } from '../../refusals.ts';
import type { Attack, Mini, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { inMelee, isEngaged } from '../melee.ts';
import { affordable } from '../spending.ts';
import { fightsAcross, isExposed } from '../transported.ts';
import { weaponsOf } from '../units.ts';

/** What limits an attack that an effect allows: only these weapons, only these defenders, one pool. */
export interface AttackLimits {
  readonly kind?: 'ranged' | 'melee' | undefined;
  /** Weapons for this attack instead of the unit's own: that of a command card (legion.command-cards.32, .35). */
  readonly weapons?: readonly Weapon[] | undefined;
  weapon?(weapon: Weapon): boolean;
  defender?(unit: Unit): boolean;
  readonly onePool?: boolean | undefined;
}

/** A miniature and the weapons it may use against a defender. */
export interface Armed {
  readonly mini: Mini;
  readonly weapons: readonly Weapon[];
}

/** legion.attack.6, .7: melee with whom one is in melee, ranged with everybody else (legion.melee.3, .4). */
export function kindAgainst(t: LTable, attacker: Unit, defender: Unit): 'ranged' | 'melee' {
  return inMelee(t, attacker, defender) || fightsAcross(t, attacker, defender) ? 'melee' : 'ranged';
}

/** legion.versatile.1: the only weapons for ranged attacks of who is engaged. */
function isVersatile({ facts }: Weapon): boolean {
  return facts.range !== null && facts.keywords.some(({ id }) => id === 'versatile');
}

/** legion.command-cards.37, .38 */
function hasVersatile(t: LTable, unit: Unit, { weapons }: AttackLimits): boolean {
  return (weapons ?? weaponsOf(t, unit)).some(isVersatile);
}

/** Whether a unit can be chosen as a defender (legion.attack.9). */
export function isTarget(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits = {}): boolean {
  return whyBarred(t, attacker, defender, limits) === undefined && isArmed(t, attacker, defender, limits);
}

/** Why it cannot; undefined where it can. */
function whyNotTarget(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits): Violation | undefined {
  const barred = whyBarred(t, attacker, defender, limits);
  if (barred || isArmed(t, attacker, defender, limits)) return barred;
  return whyUnarmed(t, attacker, defender, limits);
}

/** What speaks against a defender, whatever weapons there are. */
function whyBarred(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits): Violation | undefined {
  if (!isExposed(t, attacker) || !isExposed(t, defender)) return refuse('legion.transported-closed.4', 'transported');
  const kind = kindAgainst(t, attacker, defender);
  if (limits.kind && limits.kind !== kind) return refuse('legion.attack.5', 'not-for-type');
  if (limits.defender && !limits.defender(defender)) return refuse('legion.golden-rules.2', 'card-forbids');
  if (kind === 'ranged') {
    // legion.engaged.4, .5
    if (isEngaged(t, attacker) && !hasVersatile(t, attacker, limits)) return refuse('legion.engaged.4', 'engaged');
    if (isEngaged(t, defender)) return refuse('legion.engaged.5', 'in-melee');
  }
  if (!t.abilities.ask('may-be-attacked', { attacker, defender, kind }, true)) {
    return refuse('legion.golden-rules.3', 'card-forbids');
  }
  return undefined;
}

function isArmed(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits): boolean {
  return !armed(t, attacker, defender, limits).next().done;
}

/** What its weapons lack: range, or sight (legion.attack.12), or what a keyword asks for of whoever sees the defender. */
function whyUnarmed(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits): Violation {
  const fit = inReach(t, attacker, defender, limits);
  if (fit.length === 0) return refuse('legion.attack.15', 'out-of-range');
  const isRanged = kindAgainst(t, attacker, defender) === 'ranged';
  for (const mini of attacker.minis) {
    if (!t.miniSees(attacker, mini, defender, isRanged)) continue;
    for (const weapon of fit) {
      const why = weapon.minis.includes(mini) ? whyNotWeapon(t, attacker, mini, weapon, defender) : undefined;
      if (why) return why;
    }
  }
  return refuse('legion.attack.12', 'out-of-sight');
}

/** Weapons of a unit that reach a defender, whoever sees it. */
function inReach(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits): readonly Weapon[] {
  const kind = kindAgainst(t, attacker, defender);
  const range = t.attackRange(attacker, defender);
  const onlyVersatile = kind === 'ranged' && isEngaged(t, attacker);
  return (limits.weapons ?? weaponsOf(t, attacker)).filter(
    (weapon) =>
      (!onlyVersatile || isVersatile(weapon)) &&
      !weapon.facts.special &&
      reaches(t, attacker, weapon, kind, range) &&
      (limits.weapon?.(weapon) ?? true),
  );
}

/**
 * Miniatures that may contribute, each with the weapons it may choose (legion.attack.12 to .15).
 * legion.attack-pool.6, legion.melee.16, legion.area-weapon.2
 * legion.weapons.3, legion.area-weapon.7
 */
export function armedAgainst(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits = {}): readonly Armed[] {
  return [...armed(t, attacker, defender, limits)];
}

/** One after another, since mostly it is enough to know that there is one. */
function* armed(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits): Generator<Armed> {
  const kind = kindAgainst(t, attacker, defender);
  const fit = inReach(t, attacker, defender, limits);
  if (fit.length === 0) return;
  for (const mini of attacker.minis) {
    const weapons = fit.filter(
      (weapon) => weapon.minis.includes(mini) && whyNotWeapon(t, attacker, mini, weapon, defender) === undefined,
    );
    if (weapons.length > 0 && t.miniSees(attacker, mini, defender, kind === 'ranged')) yield { mini, weapons };
  }
}

/**
 * legion.attack.15, legion.attack-pool.5: melee needs the icon, a range both its ends.
 * legion.weapons.2, .5, .6, legion.ranged-weapon.1, .4, legion.melee-weapon.1, .4, legion.melee.5
 * legion.melee-weapon.2, .3, legion.range.11
 * legion.range.10, .12
 */
export function reaches(t: LTable, attacker: Unit, weapon: Weapon, kind: Attack['kind'], range: number): boolean {
  if (kind === 'melee') return weapon.facts.melee;
  const span = t.abilities.ask('weapon-range', { unit: attacker, weapon }, weapon.facts.range);
  return span !== null && range >= span[0] && range <= span[1] + longShot(t, attacker, weapon);
}

/** Ranges that aim tokens may add to a weapon (legion.long-shot-x.1, .3). */
function longShot(t: LTable, attacker: Unit, { facts }: Weapon): number {
  const use = facts.keywords.find(({ id }) => id === 'long-shot-x');
  return use ? Math.min(use.value, affordable(t, attacker, 'aim', t.state.attack)) : 0;
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

/** Whoever is engaged only looks at those it fights, unless it has a versatile weapon. */
function inQuestion(t: LTable, attacker: Unit, limits: AttackLimits): readonly Unit[] {
  const enemies = t.enemiesOf(attacker.seat);
  const isBound = isEngaged(t, attacker) && !hasVersatile(t, attacker, limits);
  return isBound ? enemies.filter((enemy) => kindAgainst(t, attacker, enemy) === 'melee') : enemies;
}

/** The same limits with the weapons there are, gathered once for all enemies. */
function withWeapons(t: LTable, attacker: Unit, limits: AttackLimits): AttackLimits {
  return limits.weapons ? limits : { ...limits, weapons: weaponsOf(t, attacker) };
}

/** Whether no weapon could reach an enemy, whatever else speaks for or against it: so much is quickly seen. */
function isTooFar(t: LTable, attacker: Unit, enemy: Unit, { weapons = [] }: AttackLimits): boolean {
  if (t.abilities.isModified('weapon-range')) return false;
  const range = t.attackRange(attacker, enemy);
  if (range <= 1) return false; // it might be a melee
  return weapons.every((weapon) => !reaches(t, attacker, weapon, 'ranged', range));
}

/** Whether there is anybody to attack: asked before every action, so that it stops at the first. */
export function hasTarget(t: LTable, attacker: Unit, limits: AttackLimits = {}): boolean {
  const within = withWeapons(t, attacker, limits);
  return inQuestion(t, attacker, within).some(
    (enemy) => !isTooFar(t, attacker, enemy, within) && isTarget(t, attacker, enemy, within),
  );
}

/** Enemies that may be attacked now (legion.melee.6). */
export function targetsOf(t: LTable, attacker: Unit, limits: AttackLimits = {}): readonly Unit[] {
  const within = withWeapons(t, attacker, limits);
  const open = inQuestion(t, attacker, within).filter((enemy) => isTarget(t, attacker, enemy, within));
  return t.abilities.ask('targets', { attacker, open }, open);
}

/** Other enemies, each with the reason why it cannot be attacked at all. */
export function refusedTargets(t: LTable, attacker: Unit, open: readonly Unit[], limits: AttackLimits) {
  return t.enemiesOf(attacker.seat).flatMap((enemy) => {
    const why = open.includes(enemy) ? undefined : whyNotTarget(t, attacker, enemy, limits);
    return why ? [{ key: enemy.id, about: { unit: enemy.id, all: true }, why }] : [];
  });
}
