import type { Procedure } from '@rangefinder/kernel';
import type { Weapon } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { WeaponFacts } from '../../card.ts';
import type { Attack, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { addPool, type Chosen, weaponsFor } from './poolweapons.ts';
import { beamOn, fireSupport, joinAttack, payLongShots } from './support.ts';
import { type Armed, type AttackLimits, armedAgainst, kindAgainst, refusedTargets, targetsOf } from './targets.ts';

/** Steps 1 to 3: defenders are declared and pools formed, before any die is rolled. */
export function* formPools(t: LTable, attacker: Unit, attack: Attack, limits: AttackLimits): Procedure<void> {
  const used = new Map<string, Weapon[]>();
  for (;;) {
    const defender = yield* chooseDefender(t, attacker, attack, limits, used);
    if (!defender) return;
    if (attack.pools.length === 0) setKind(t, attack, kindAgainst(t, attacker, defender.unit));
    const armed = stillArmed(t, attacker, defender.unit, limits, attack, used);
    const chosen = defender.all
      ? armed.flatMap((one) => bestWeapons(t, attacker, one, used))
      : yield* chooseWeapons(t, attacker, defender.unit, armed, used);
    if (chosen.length === 0) {
      if (attack.pools.length > 0) return;
      continue;
    }
    for (const { mini, weapon } of chosen) used.set(mini.id, [...(used.get(mini.id) ?? []), weapon]);
    const weapons = weaponsFor(t, attacker, attack, defender.unit, chosen);
    payLongShots(t, attacker, defender.unit, weapons);
    const moment = { attack, attacker, defender: defender.unit };
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

/** Miniatures with weapons left: one weapon each (legion.attack.18), and one pool for each name (legion.attack.19). */
function stillArmed(
  t: LTable,
  attacker: Unit,
  defender: Unit,
  limits: AttackLimits,
  attack: Attack,
  used: ReadonlyMap<string, readonly Weapon[]>,
): readonly Armed[] {
  const each = t.abilities.ask('weapons-each', attacker, 1);
  const bound = each > 1 ? [] : attack.pools.flatMap(({ weapons }) => weapons.map(({ name }) => name));
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

/** One defender: with everything that reaches it, or weapon by weapon. None is the end of declaring. */
function* chooseDefender(
  t: LTable,
  attacker: Unit,
  attack: Attack,
  limits: AttackLimits,
  used: ReadonlyMap<string, readonly Weapon[]>,
): Procedure<Target | null> {
  const open = targetsOf(t, attacker, limits).filter(
    (unit) =>
      (attack.pools.length === 0 || kindAgainst(t, attacker, unit) === attack.kind) &&
      // legion.attack-pool.3: one pool for each defender.
      !attack.pools.some(({ defender }) => defender === unit.id) &&
      stillArmed(t, attacker, unit, limits, attack, used).length > 0,
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

/** legion.attack.13: one weapon for each miniature, or none. */
function* chooseWeapons(
  t: LTable,
  attacker: Unit,
  defender: Unit,
  armed: readonly Armed[],
  used: ReadonlyMap<string, readonly Weapon[]>,
): Procedure<readonly Chosen[]> {
  const must = t.abilities.ask('must-attack', { attacker, defender }, false);
  const each = t.abilities.ask('weapons-each', attacker, 1);
  const chosen: Chosen[] = [];
  for (const { mini, weapons } of armed) {
    let left = [...weapons];
    for (let n = (used.get(mini.id) ?? []).length; n < each && left.length > 0; n++) {
      const options = [
        ...left.map((weapon) => ({ key: weapon.id, about: { weapon: weapon.id, name: weapon.facts.name }, weapon })),
        ...(must && !chosen.some((one) => one.mini === mini) ? [] : [{ key: 'none' as const, weapon: null }]),
      ];
      const about = { unit: attacker.id, mini: mini.id };
      const { weapon } = yield* pickOne({
        seat: attacker.seat,
        topic: 'weapon',
        rule: 'legion.attack.13',
        about,
        options,
      });
      if (!weapon) break;
      chosen.push({ mini, weapon });
      left = left.filter(({ id }) => id !== weapon.id);
    }
  }
  return chosen;
}

/** The weapons with the most to show for: what most players want most of the time. */
export function bestWeapons(
  t: LTable,
  attacker: Unit,
  { mini, weapons }: Armed,
  used: ReadonlyMap<string, readonly Weapon[]>,
): readonly Chosen[] {
  const each = t.abilities.ask('weapons-each', attacker, 1) - (used.get(mini.id) ?? []).length;
  return [...weapons]
    .sort((a, b) => worthOf(b.facts) - worthOf(a.facts))
    .slice(0, each)
    .map((weapon) => ({ mini, weapon }));
}

/** Hits to expect of a weapon's dice, an eighth being one side; keywords break ties. */
function worthOf({ dice, keywords }: WeaponFacts): number {
  return dice.red * 6 + dice.black * 4 + dice.white * 2 + keywords.length / 10;
}
