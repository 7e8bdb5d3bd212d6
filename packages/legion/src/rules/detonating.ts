import type { Procedure, Seat } from '@rangefinder/kernel';
import type { WeaponFacts } from '../card.ts';
import { BY_UNIT } from '../detonation.ts';
import type { Attack, Marker, Pool, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { newAttack, resolvePools } from './attack/attack.ts';
import { poolDice } from './attack/poolweapons.ts';
import { closeUp, meleesNow } from './contact.ts';
import { removeMarker } from './markers.ts';
import { isExposed } from './transported.ts';

/** Units that a token sees: those of whom anybody sees the token (legion.detonate.11), in reach of its weapon (.4). */
function caught(t: LTable, token: Unit, weapon: WeaponFacts): readonly Unit[] {
  const reach = weapon.range?.[1] ?? 1;
  // Whoever owns them, engaged or not (legion.detonate.1, .10).
  return t.state.units.filter(
    (unit) =>
      isExposed(t, unit) &&
      t.attackRange(token, unit, true) <= reach &&
      t.sees(unit, token) &&
      mayHurt(t, token, unit, weapon),
  );
}

/** Whom a weapon of its range cannot be used against is spared by area weapons as well (rulings). */
function mayHurt(t: LTable, token: Unit, defender: Unit, facts: WeaponFacts): boolean {
  const weapon = { id: idOf(token), facts, minis: token.minis };
  return t.abilities.ask('may-use-weapon', { attacker: token, defender, weapon, mini: t.leader(token) }, true);
}

function idOf({ id }: Unit): string {
  return `token:${id}`;
}

/** An area weapon is alone in its pool (legion.area-weapon.6, .8). */
function poolAgainst(t: LTable, attack: Attack, token: Unit, defender: Unit, weapon: WeaponFacts): Pool {
  const minis = token.minis.map(({ id }) => id);
  const { name, dice, keywords } = weapon;
  const pool: Pool = {
    defender: defender.id,
    weapons: [{ weapon: idOf(token), upgrade: null, name, minis, dice, keywords }],
    extra: {},
    resolved: false,
  };
  attack.pools.push(pool);
  t.emit({
    type: 'pool-formed',
    rule: 'legion.area-weapon.1',
    attacker: token.id,
    defender: defender.id,
    range: t.attackRange(token, defender, true),
    weapons: [{ name, minis: 1 }],
    dice: poolDice(pool),
  });
  return pool;
}

/** Who makes a token detonate, by which of his units if any, and how often it goes off. */
interface Detonator {
  readonly seat: Seat;
  readonly unit?: Unit | null;
  readonly times?: number;
}

/** Whether anybody would be attacked if a token detonated now. */
export function isDangerous(t: LTable, marker: Marker, weapon: WeaponFacts): boolean {
  return t.abilities.ask('may-detonate', marker, true) && caught(t, t.unit(marker.id), weapon).length > 0;
}

/**
 * A token detonates: an attack of its area weapon on each unit that it sees in reach (legion.detonate.1 to .7). The player who
 * made it detonate orders the attacks (.12, .13). Then it is gone (.2).
 * legion.area-weapon.4, .5, legion.detonate.14
 */
export function* detonate(t: LTable, marker: Marker, weapon: WeaponFacts, by: Detonator): Procedure<void> {
  if (!t.state.markers.includes(marker) || !t.abilities.ask('may-detonate', marker, true)) return;
  marker.memory['detonated-by'] = by.seat;
  if (by.unit) marker.memory[BY_UNIT] = t.state.units.indexOf(by.unit);
  marker.memory.surges = weapon.surge === undefined ? 0 : weapon.surge === 'hit' ? 1 : 2;
  const token = t.unit(marker.id);
  for (let time = 0; time < (by.times ?? 1); time++) {
    t.emit({ type: 'detonated', rule: 'legion.detonate.1', marker: marker.id });
    yield* attackAll(t, token, weapon);
  }
  removeMarker(t, marker, 'legion.detonate.2');
  yield* t.window('marker-detonated', { marker });
}

/** The token is the attacker (legion.detonate.5), and each of its attacks a ranged one (.14) (legion.detonate.12). */
function* attackAll(t: LTable, token: Unit, weapon: WeaponFacts): Procedure<void> {
  const before = t.state.attack;
  const attack = newAttack(token, 'area', false);
  t.state.attack = attack;
  const units = caught(t, token, weapon);
  if (units.length > 0) {
    t.emit({ type: 'attack-declared', rule: 'legion.detonate.5', attacker: token.id, kind: 'area', action: false });
  }
  for (const unit of units) poolAgainst(t, attack, token, unit, weapon);
  const melees = meleesNow(t);
  yield* resolvePools(t, token, attack);
  yield* closeUp(t, melees); // legion.melee.17
  t.state.attack = before;
  t.changed();
}
