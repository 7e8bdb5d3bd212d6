import type { Procedure } from '@rangefinder/kernel';
import type { Attack, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';
import { weaponsOf } from '../units.ts';
import { carryOut, newAttack } from './attack.ts';
import { declareAttack } from './pools.ts';
import { addPool, type Chosen, weaponsFor } from './poolweapons.ts';
import { whyNotWeapon } from './targets.ts';

/**
 * What a unit has to drop on another that it sees: each weapon once, however many could use it (legion.overrun.7, .8), at
 * whatever range (.6).
 */
function dropped(t: LTable, attacker: Unit, defender: Unit): readonly Chosen[] {
  if (!t.abilities.ask('may-be-attacked', { attacker, defender, kind: 'overrun' }, true)) return [];
  return weaponsOf(t, attacker).flatMap((weapon) => {
    if (weapon.facts.special !== 'overrun') return [];
    const mini = weapon.minis.find(
      (one) => t.miniSees(attacker, one, defender) && whyNotWeapon(t, attacker, one, weapon, defender) === undefined,
    );
    return mini ? [{ mini, weapon }] : [];
  });
}

export function mayOverrun(t: LTable, attacker: Unit, defender: Unit): boolean {
  return dropped(t, attacker, defender).length > 0;
}

/** An attack on a unit that the attacker moved through, neither ranged nor melee: one pool (legion.overrun.1, .2, .5 to .8). */
export function* overrunAttack(t: LTable, attacker: Unit, defender: Unit): Procedure<Attack | null> {
  const chosen = dropped(t, attacker, defender);
  if (chosen.length === 0) return null;
  const attack = newAttack(attacker, 'overrun', false);
  declareAttack(t, attack);
  return yield* carryOut(t, attacker, attack, function* () {
    addPool(t, attacker, attack, defender, weaponsFor(t, attacker, attack, defender, chosen));
  });
}
