import type { Aperture, Arc } from '@rangefinder/xwing';
import type { Weapon } from '../abilities.ts';
import type { PrintedArc } from '../card.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { arcsOf } from './measure.ts';
import { primaryWeaponValue } from './stats.ts';

const PRIMARY_RANGE = [1, 3] as const;

/**
 * Where a primary weapon shoots (xw1.help-attack.3): in the firing arcs printed (xw1.auxiliary-firing-arc.2), or all round
 * (xw1.attack.8, xw1.turret-primary-weapon.2).
 */
function primaryArcs(ship: Ship, printed: readonly PrintedArc[]): Aperture {
  if (printed.includes('turret')) return 'all-round';
  return [...new Set(printed.flatMap((arc) => arcsOf(ship, arc)))];
}

const PRIMARY_ARC: readonly Arc[] = ['front'];

/** Every weapon of a ship: the primary one, and those of its upgrades (xw1.attack.4, xw1.secondary-weapons.1). */
export function weaponsOf(t: XTable, ship: Ship): readonly Weapon[] {
  const weapons = [
    weaponOf({
      id: 'primary',
      arcs: primaryArcs(ship, t.pilot(ship).type.arcs),
      dice: primaryWeaponValue(t, ship),
    }),
  ];
  for (const upgrade of ship.upgrades) {
    const { attack } = t.cards.face(upgrade);
    // Of copies one is offered at a time: which one does not matter.
    if (!attack || upgrade.discarded || weapons.some(({ id }) => id === upgrade.id)) continue;
    const { dice, range, requires = null, spends = [], allRound, twice = false } = attack;
    // xw1.secondary-weapons.6, .7, xw1.firing-arc.4, .5, xw1.auxiliary-firing-arc.3, xw1.turret-primary-weapon.3, .4,
    // xw1.mobile-arc.4
    const arcs = allRound ? 'all-round' : PRIMARY_ARC;
    const { id } = upgrade;
    const secondary = { kind: 'secondary', rangeBonus: false } as const;
    weapons.push(weaponOf({ id, ...secondary, arcs, dice, range, requires, spends, upgrade, twice }));
  }
  return t.abilities.ask('weapons', ship, weapons);
}

type NewWeapon = Pick<Weapon, 'id' | 'arcs' | 'dice'> & Partial<Weapon>;

/** A weapon, a primary one unless said otherwise; all of them have one shape. */
export function weaponOf({
  id,
  kind = 'primary',
  arcs,
  dice,
  range = PRIMARY_RANGE,
  rangeBonus = true,
  requires = null,
  spends = [],
  upgrade = null,
  twice = false,
}: NewWeapon): Weapon {
  return { id, kind, arcs, dice, range, rangeBonus, requires, spends, upgrade, twice };
}

/** Whether a weapon stands on an upgrade of a type. */
export function isOfSlot(t: XTable, weapon: string, slot: string): boolean {
  return t.cards.findUpgrade(weapon)?.fills.some((filled) => filled === slot) ?? false;
}
