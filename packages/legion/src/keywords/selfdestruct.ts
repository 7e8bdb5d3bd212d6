import type { Procedure } from '@rangefinder/kernel';
import { words } from '@rangefinder/kernel/words';
import { cardAction } from '../abilities.ts';
import { refuse } from '../refusals.ts';
import { carryOut, newAttack } from '../rules/attack/attack.ts';
import { poolDice } from '../rules/attack/poolweapons.ts';
import { isExposed } from '../rules/transported.ts';
import { weaponsOf, woundsOf } from '../rules/units.ts';
import { defeatUnit } from '../rules/wounds.ts';
import type { Attack, Pool, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { keyword } from './keyword.ts';

/** A pool of that weapon against each unit, friend or foe, at range 1 in sight (legion.self-destruct.3). */
function poolsOf(t: LTable, unit: Unit): readonly Pool[] {
  const weapon = weaponsOf(t, unit).find(({ facts }) => facts.special === 'self-destruct');
  if (!weapon) return [];
  const { name, dice, keywords } = weapon.facts;
  const minis = weapon.minis.slice(0, 1).map(({ id }) => id);
  return t.state.units
    .filter((one) => one !== unit && isExposed(t, one) && t.range(unit, one) <= 1 && t.sees(unit, one))
    .map(({ id }) => ({
      defender: id,
      weapons: [{ weapon: weapon.id, upgrade: weapon.upgrade ?? null, name, minis, dice, keywords }],
      extra: {},
      resolved: false,
    }));
}

function* blowUp(t: LTable, unit: Unit): Procedure<void> {
  const attack = newAttack(unit, 'ranged', false);
  yield* carryOut(t, unit, attack, function* () {
    formPools(t, unit, attack);
  });
  yield* defeatUnit(t, unit, null);
}

function formPools(t: LTable, unit: Unit, attack: Attack): void {
  const rule = 'legion.self-destruct.3';
  t.emit({ type: 'attack-declared', rule, attacker: unit.id, kind: attack.kind, action: false });
  for (const pool of poolsOf(t, unit)) {
    attack.pools.push(pool);
    const weapons = pool.weapons.map(({ name }) => ({ name, minis: 1 }));
    const told = { attacker: unit.id, defender: pool.defender, range: 1, weapons, dice: poolDice(pool) };
    t.emit({ type: 'pool-formed', rule, ...told });
  }
}

/** legion.self-destruct: with X wounds or more, all around and then itself (.2, .4). */
export const SELF_DESTRUCT = keyword(
  'self-destruct',
  'Self-Destruct X',
  words(
    'With X wounds or more: attack every unit at range 1 in sight, friend or foe; then you are defeated.',
    'Avec X blessures ou plus : attaquez toutes les unités à portée 1 en vue, alliées ou non ; puis vous êtes vaincue.',
    'Mając co najmniej X ran: zaatakuj każdy oddział w zasięgu 1, na widoku; potem zostajesz pokonany.',
  ),
  [
    cardAction({
      rule: 'legion.self-destruct.2',
      free: true,
      whyNot: ({ self, moment: unit }) =>
        woundsOf(unit) >= self.value ? undefined : refuse('legion.self-destruct.2', 'card-forbids'),
      perform: ({ table, moment: unit }) => blowUp(table, unit),
    }),
  ],
);
