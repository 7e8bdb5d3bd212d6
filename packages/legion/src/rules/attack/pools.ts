import type { Procedure } from '@rangefinder/kernel';
import type { Weapon } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { Attack, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { addPool, weaponsFor } from './poolweapons.ts';
import { beamOn, fireSupport, joinAttack, payLongShots } from './support.ts';
import { type Armed, type AttackLimits, armedAgainst, kindAgainst, refusedTargets, targetsOf } from './targets.ts';
import { bestWeapons, chooseWeapons, type Used } from './weaponchoice.ts';

/**
 * Steps 1 to 3: defenders are declared and pools formed, before any die is rolled.
 * legion.attack.11
 */
export function* formPools(t: LTable, attacker: Unit, attack: Attack, limits: AttackLimits): Procedure<void> {
  const used = new Map<string, Weapon[]>();
  for (;;) {
    const defender = yield* chooseDefender(t, attacker, attack, limits, used);
    if (!defender) return;
    if (attack.pools.length === 0) setKind(t, attack, kindAgainst(t, attacker, defender.unit));
    const armed = stillArmed(t, attacker, defender.unit, limits, used);
    const chosen = defender.all
      ? armed.flatMap((one) => bestWeapons(t, attacker, one, used))
      : yield* chooseWeapons(t, attacker, armed, used, mustAttack(t, attacker, defender.unit));
    if (chosen.length === 0) {
      if (attack.pools.length > 0) return;
      continue;
    }
    for (const { mini, weapon } of chosen) used.set(mini.id, [...(used.get(mini.id) ?? []), weapon]);
    const weapons = weaponsFor(t, attacker, attack, defender.unit, chosen);
    const moment = { attack, attacker, defender: defender.unit };
    yield* payLongShots(t, moment, weapons);
    weapons.push(...(yield* fireSupport(t, moment)), ...(yield* joinAttack(t, moment)));
    addPool(t, attacker, attack, defender.unit, weapons);
    yield* beamOn(t, attacker, attack, defender.unit, weapons);
    if (limits.onePool) return;
  }
}

/** Says what kind of attack this is. */
export function declareAttack(t: LTable, attack: Attack): void {
  const { attacker, kind, action } = attack;
  attack.memory.declared = 1;
  t.emit({ type: 'attack-declared', rule: 'legion.attack.1', attacker, kind, action });
}

function setKind(t: LTable, attack: Attack, kind: Attack['kind']): void {
  attack.kind = kind;
  if (!attack.memory.declared) declareAttack(t, attack);
}

/**
 * Miniatures with weapons left: one weapon each (legion.attack.18), and one pool for each name of the unit's own weapons, whatever others
 * have added (legion.attack.19, legion.ranged-weapon.2).
 * legion.ranged-weapon.3, legion.attack-pool.4
 */
function stillArmed(t: LTable, attacker: Unit, defender: Unit, limits: AttackLimits, used: Used): readonly Armed[] {
  const each = t.abilities.ask('weapons-each', attacker, 1);
  const bound = each > 1 ? [] : [...used.values()].flatMap((weapons) => weapons.map(({ facts }) => facts.name));
  return armedAgainst(t, attacker, defender, limits).flatMap(({ mini, weapons }) => {
    const had = used.get(mini.id) ?? [];
    if (had.length >= each) return [];
    const left = weapons.filter(
      (weapon) => !bound.includes(weapon.facts.name) && !had.some(({ id }) => id === weapon.id),
    );
    return left.length > 0 ? [{ mini, weapons: left }] : [];
  });
}

type Target = { readonly unit: Unit; readonly all: boolean };

/**
 * One defender: with everything that reaches it, or weapon by weapon. None is the end of declaring.
 * legion.attack.4
 */
function* chooseDefender(
  t: LTable,
  attacker: Unit,
  attack: Attack,
  limits: AttackLimits,
  used: Used,
): Procedure<Target | null> {
  const open = targetsOf(t, attacker, limits).filter(
    (unit) =>
      (attack.pools.length === 0 || kindAgainst(t, attacker, unit) === attack.kind) &&
      // legion.attack-pool.3: one pool for each defender.
      !attack.pools.some(({ defender }) => defender === unit.id) &&
      stillArmed(t, attacker, unit, limits, used).length > 0,
  );
  if (open.length === 0) return null;
  const { seat } = attacker;
  const about = { unit: attacker.id };
  const options = open.flatMap((unit) => [
    { key: unit.id, about: { unit: unit.id, all: true }, unit, all: true },
    { key: `${unit.id}:choose`, about: { unit: unit.id, all: false }, unit, all: false },
  ]);
  const refused = () => refusedTargets(t, attacker, open, limits);
  if (attack.pools.length === 0)
    return yield* pickOne({ seat, topic: 'target', rule: 'legion.attack.9', about, options, refused });
  const more = [...options, { key: 'done' as const, unit: null, all: false }];
  const { unit, all } = yield* pickOne({
    seat,
    topic: 'another-target',
    rule: 'legion.attack.17',
    about,
    options: more,
    refused,
  });
  return unit && { unit, all };
}

/** legion.distract.4 */
function mustAttack(t: LTable, attacker: Unit, defender: Unit): boolean {
  return t.abilities.ask('must-attack', { attacker, defender }, false);
}
