import type { Arc } from '@rangefinder/xwing';
import type { Weapon } from '../abilities.ts';
import type { Slot, WeaponArc } from '../card.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { inArc } from './measure.ts';

/** The arcs a weapon symbol stands for on this ship; a turret shoots where its indicator points (xw2.turret-arcs.4). */
function arcsOf(ship: Ship, arc: WeaponArc): readonly Arc[] {
  return arc === 'turret' || arc === 'double-turret' ? ship.turret : [arc];
}

/**
 * Every weapon of a ship: primary ones (xw2.primary-weapon.3, .4), and special ones, which are all those of upgrades
 * (xw2.special-weapon.1, .14).
 */
export function weaponsOf(t: XTable, ship: Ship): readonly Weapon[] {
  const weapons: Weapon[] = [];
  for (const { arc, dice } of t.pilot(ship).type.attacks) {
    weapons.push(weaponOf({ id: `primary:${arc}`, symbol: arc, arcs: arcsOf(ship, arc), dice }));
  }
  for (const upgrade of ship.upgrades) {
    const { attack } = t.cards.face(upgrade);
    if (!attack) continue;
    const { arc, dice, range, rangeBonus, requires = [], spends = 0 } = attack;
    const arcs = arcsOf(ship, arc);
    const kind = 'special';
    weapons.push(
      weaponOf({ id: upgrade.id, kind, symbol: arc, arcs, dice, range, rangeBonus, requires, spends, upgrade }),
    );
  }
  return t.abilities.ask('weapons', ship, weapons);
}

type NewWeapon = Pick<Weapon, 'id' | 'symbol' | 'arcs' | 'dice'> & Partial<Weapon>;

/**
 * A weapon, a primary one unless said otherwise. Changed ones are made here, too (`weaponOf({ ...weapon, dice: 3 })`), so
 * that all weapons have one shape (see `actionChoice`).
 */
export function weaponOf({
  id,
  kind = 'primary',
  symbol,
  arcs,
  dice,
  range = PRIMARY_RANGE,
  rangeBonus = true,
  requires = [],
  spends = 0,
  upgrade = null,
}: NewWeapon): Weapon {
  return { id, kind, symbol, arcs, dice, range, rangeBonus, requires, spends, upgrade };
}

const PRIMARY_RANGE = [0, 3] as const;

/** The slots of the upgrade a weapon stands on; none for a primary weapon. */
export function slotsOf(t: XTable, weapon: string): readonly Slot[] {
  return t.cards.findUpgrade(weapon)?.fills ?? [];
}

/** Whether a ship has a weapon that needs a turret indicator, and how many ends it has. */
export function turretEnds(t: XTable, ship: Ship): number {
  const arcs: WeaponArc[] = t.pilot(ship).type.attacks.map(({ arc }) => arc);
  for (const upgrade of ship.upgrades) {
    const { attack } = t.cards.face(upgrade);
    if (attack) arcs.push(attack.arc);
  }
  if (arcs.includes('double-turret')) return 2;
  return arcs.includes('turret') ? 1 : 0;
}

/** The arcs in which a ship can shoot at all, with those that upgrades give it (xw2.firing-arcs.1, .2). */
export function firingArcs(t: XTable, ship: Ship): readonly Arc[] {
  return [...new Set(weaponsOf(t, ship).flatMap(({ arcs }) => arcs))];
}

/** Whether a ship is in a firing arc of another, which it is never of its own (xw2.faq-arcs.7, .8). */
export function inFiringArc(t: XTable, of: Ship, other: Ship): boolean {
  return of !== other && firingArcs(t, of).some((arc) => inArc(t, of, arc, other));
}
