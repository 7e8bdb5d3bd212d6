import { askRules } from '../src/asking.ts';
import { agilityOf, forceCapacity, hullOf, initiativeOf, shieldCapacity } from '../src/rules/stats.ts';
import { firingArcs, weaponsOf } from '../src/rules/weapons.ts';
import type { ShipView, XwingView } from '../src/view.ts';

/** The numbers of a ship as the rules have them now, upgrades and abilities counted. */
export interface Stats {
  readonly initiative: number;
  readonly hull: number;
  readonly hullLeft: number;
  readonly shields: number;
  readonly agility: number;
  readonly force: number;
  readonly weapons: ReturnType<typeof weaponsOf>;
  readonly arcs: ReturnType<typeof firingArcs>;
}

const KNOWN = new WeakMap<ShipView, { view: XwingView; stats: Stats }>();

export function statsOf(view: XwingView, ship: ShipView): Stats {
  const known = KNOWN.get(ship);
  if (known?.view === view) return known.stats;
  const t = askRules(view);
  const one = t.ship(ship.id);
  const hull = hullOf(t, one);
  const stats: Stats = {
    initiative: initiativeOf(t, one),
    hull,
    hullLeft: Math.max(0, hull - ship.damage.length),
    shields: shieldCapacity(t, one),
    agility: agilityOf(t, one),
    force: forceCapacity(t, one),
    weapons: weaponsOf(t, one),
    arcs: firingArcs(t, one),
  };
  KNOWN.set(ship, { view, stats });
  return stats;
}
