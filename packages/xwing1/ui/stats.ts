import type { ArcLines } from '@rangefinder/xwing';
import { askRules } from '../src/asking.ts';
import { pilotCard } from '../src/cards/catalog.ts';
import { damageOn } from '../src/rules/destroying.ts';
import { ARC_LINES, firingArcs } from '../src/rules/measure.ts';
import { agilityOf, hullOf, shieldValue, skillOf } from '../src/rules/stats.ts';
import { weaponsOf } from '../src/rules/weapons.ts';
import type { ShipView, XwingView } from '../src/view.ts';
import { drawingOf } from './silhouettes.ts';

/** The numbers of a ship as the rules have them now, upgrades and abilities counted. */
export interface Stats {
  readonly skill: number;
  readonly hull: number;
  readonly hullLeft: number;
  readonly shields: number;
  readonly agility: number;
  readonly weapons: ReturnType<typeof weaponsOf>;
  readonly arcs: ReturnType<typeof firingArcs>;
  /** Its primary weapon shoots all round. */
  readonly around: boolean;
}

const KNOWN = new WeakMap<ShipView, { view: XwingView; stats: Stats }>();

export function statsOf(view: XwingView, ship: ShipView): Stats {
  const known = KNOWN.get(ship);
  if (known?.view === view) return known.stats;
  const t = askRules(view);
  const one = t.ship(ship.id);
  const hull = hullOf(t, one);
  const weapons = weaponsOf(t, one);
  const stats: Stats = {
    skill: skillOf(t, one),
    hull,
    hullLeft: Math.max(0, hull - damageOn(t, one)),
    shields: shieldValue(t, one),
    agility: agilityOf(t, one),
    weapons,
    arcs: firingArcs(t, one),
    around: weapons.some(({ kind, arcs }) => kind === 'primary' && arcs === 'all-round'),
  };
  KNOWN.set(ship, { view, stats });
  return stats;
}

const WITHOUT_BULLSEYE: ArcLines = { ...ARC_LINES, bullseyeWidth: 0 };

/** How the token of a pilot's ship is drawn: its silhouette and the lines printed on it. */
export function tokenLook(pilot: string) {
  const { id, size, arcs } = pilotCard(pilot).type;
  return {
    type: drawingOf(id),
    size,
    lines: arcs.includes('bullseye') ? ARC_LINES : WITHOUT_BULLSEYE,
    rear: arcs.includes('auxiliary-rear') || arcs.includes('mobile'),
    around: arcs.includes('turret'),
  };
}
