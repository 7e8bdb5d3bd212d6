import type { Procedure } from '@rangefinder/kernel';
import { pickOne } from '../../ask.ts';
import { hasKeyword } from '../../sources.ts';
import type { Attack, PoolWeapon, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { isEngaged } from '../melee.ts';
import { spendTokens } from '../spending.ts';
import { isExposed } from '../transported.ts';
import { weaponsOf } from '../units.ts';
import type { AttackMoment } from './moment.ts';
import { addPool, type Chosen, weaponsFor } from './poolweapons.ts';
import { armedAgainst, targetsOf, whyNotWeapon } from './targets.ts';
import { bestWeapons, chooseWeapons, NOTHING_USED } from './weaponchoice.ts';

/** Aim tokens for what a weapon reaches beyond its range (legion.long-shot-x.1, .2). */
export function* payLongShots(
  t: LTable,
  { attack, attacker, defender }: AttackMoment,
  weapons: readonly PoolWeapon[],
): Procedure<void> {
  const range = t.attackRange(attacker, defender);
  const known = weaponsOf(t, attacker);
  for (const { weapon, keywords } of weapons) {
    const reach = known.find(({ id }) => id === weapon)?.facts.range;
    if (!reach || range <= reach[1] || !keywords.some(({ id }) => id === 'long-shot-x')) continue;
    yield* spendTokens(t, attacker, 'aim', range - reach[1], { rule: 'legion.long-shot-x.1', attack });
  }
}

/** Whether a unit may add weapons to a pool of a friend (legion.fire-support.1, .5, .6, .9). */
function maySupport(t: LTable, { attacker, attack, defender }: AttackMoment, unit: Unit): boolean {
  if (unit === attacker || unit.order !== 'faceup' || unit.activated || !hasKeyword(t, unit, 'fire-support'))
    return false;
  if (unit.panicked) return false; // legion.panic.4: all it could do is flee
  if (isEngaged(t, unit) || !t.abilities.ask('may-support', { unit, attack }, attack.kind === 'ranged')) return false;
  // Whoever helps in a melee shoots at somebody who could not be attacked from afar.
  if (attack.kind === 'melee') return armedAgainst(t, unit, defender, { kind: 'ranged' }).length > 0;
  return targetsOf(t, unit, { kind: 'ranged', defender: (one) => one === defender }).length > 0;
}

/** Weapons of one unit with Fire Support; it counts as activated, unless its order token stays faceup (legion.fire-support.10 to .13). */
export function* fireSupport(t: LTable, moment: AttackMoment): Procedure<readonly PoolWeapon[]> {
  const { attacker, defender } = moment;
  const able = t.friendsOf(attacker.seat).filter((unit) => maySupport(t, moment, unit));
  if (able.length === 0) return [];
  const options = [
    ...able.flatMap((unit) => [
      { key: unit.id, about: { unit: unit.id, all: true }, unit, all: true },
      { key: `${unit.id}:choose`, about: { unit: unit.id, all: false }, unit, all: false },
    ]),
    { key: 'none' as const, unit: null, all: false },
  ];
  const rule = 'legion.fire-support.1';
  const about = { unit: attacker.id, card: 'fire-support' };
  const { unit, all } = yield* pickOne({ seat: attacker.seat, topic: 'fire-support', rule, about, options });
  if (!unit) return [];
  const armed = armedAgainst(t, unit, defender, { kind: 'ranged' });
  // legion.fire-support.2, .8
  const chosen = all
    ? armed.flatMap((one) => bestWeapons(t, unit, one, NOTHING_USED))
    : yield* chooseWeapons(t, unit, armed, NOTHING_USED, false);
  // legion.fire-support.11: who adds nothing has not used it.
  if (chosen.length === 0) return [];
  t.emit({ type: 'ability', rule, unit: unit.id, card: 'fire-support' });
  if (!t.abilities.ask('supports-faceup', unit, false)) {
    unit.order = 'facedown';
    unit.activated = true;
  }
  const weapons = yield* lend(t, moment, unit, chosen);
  return weapons.map((weapon) => ({ ...weapon, supports: true }));
}

/** Whether somebody used Fire Support for an attack. */
export function isSupported({ pools }: Attack): boolean {
  return pools.some(({ weapons }) => weapons.some(({ supports }) => supports));
}

/** Weapons of another unit in a pool, which pays for them as if it attacked. */
function* lend(
  t: LTable,
  { attack, defender }: AttackMoment,
  unit: Unit,
  chosen: readonly Chosen[],
): Procedure<readonly PoolWeapon[]> {
  const weapons = weaponsFor(t, unit, attack, defender, chosen);
  yield* payLongShots(t, { attack, attacker: unit, defender }, weapons);
  return weapons.map((weapon) => ({ ...weapon, weapon: `${unit.id}/${weapon.weapon}`, lender: unit.id }));
}

/** One ranged weapon of each unit that joins the attack, once in it. */
export function* joinAttack(t: LTable, moment: AttackMoment): Procedure<readonly PoolWeapon[]> {
  const { attacker, attack, defender } = moment;
  const joined: PoolWeapon[] = [];
  for (const unit of t.abilities.ask('joins-attack', moment, [])) {
    if (attack.pools.some(({ weapons }) => weapons.some(({ lender }) => lender === unit.id))) continue;
    const options = armedAgainst(t, unit, defender, { kind: 'ranged' }).flatMap(({ mini, weapons }) =>
      weapons.map((weapon) => ({
        key: weapon.id,
        about: { weapon: weapon.id, name: weapon.facts.name },
        mini,
        weapon,
      })),
    );
    if (options.length === 0) continue;
    const about = { unit: unit.id, mini: options[0]?.mini.id ?? '' };
    const rule = 'legion.golden-rules.2';
    const chosen = yield* pickOne({ seat: attacker.seat, topic: 'weapon', rule, about, options });
    joined.push(...(yield* lend(t, moment, unit, [chosen])));
  }
  return joined;
}

/** More attacks with a Beam weapon alone, each at range 1 of the last defender (legion.beam-x.1 to .7). */
export function* beamOn(
  t: LTable,
  attacker: Unit,
  attack: Attack,
  defender: Unit,
  weapons: readonly PoolWeapon[],
): Procedure<void> {
  for (const weapon of weapons) {
    const beam = weapon.keywords.find(({ id }) => id === 'beam-x');
    let last = defender;
    for (let left = beam?.value ?? 0; left > 0; left--) {
      const next = yield* chooseNext(t, attacker, attack, last, weapon);
      if (!next) break;
      addPool(t, attacker, attack, next, [weapon]);
      last = next;
    }
  }
}

function* chooseNext(
  t: LTable,
  attacker: Unit,
  attack: Attack,
  last: Unit,
  weapon: PoolWeapon,
): Procedure<Unit | null> {
  const fit = t
    .enemiesOf(attacker.seat)
    .filter((unit) => t.range(last, unit) <= 1 && mayBeam(t, attacker, attack, unit, weapon));
  if (fit.length === 0) return null;
  const options = [
    ...fit.map((unit) => ({ key: unit.id, about: { unit: unit.id, all: true }, unit })),
    { key: 'done' as const, unit: null },
  ];
  const rule = 'legion.beam-x.1';
  const about = { unit: attacker.id };
  const { unit } = yield* pickOne({ seat: attacker.seat, topic: 'another-target', rule, about, options });
  return unit;
}

/** A unit that is not attacked yet, in sight of those who use the weapon, whatever its range (legion.beam-x.2 to .4). */
function mayBeam(t: LTable, attacker: Unit, attack: Attack, unit: Unit, { weapon, minis }: PoolWeapon): boolean {
  if (attack.pools.some(({ defender }) => defender === unit.id) || isEngaged(t, unit)) return false;
  if (!isExposed(t, unit)) return false; // legion.transported-closed.4
  if (!t.abilities.ask('may-be-attacked', { attacker, defender: unit, kind: 'ranged' }, true)) return false;
  const used = weaponsOf(t, attacker).find(({ id }) => id === weapon);
  return attacker.minis.some(
    (mini) =>
      minis.includes(mini.id) &&
      t.miniSees(attacker, mini, unit, true) &&
      (!used || whyNotWeapon(t, attacker, mini, used, unit) === undefined),
  );
}
