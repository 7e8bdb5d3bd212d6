import type { Point } from '@rangefinder/geometry';
import type { Answer, PlaceRequest } from '@rangefinder/kernel';
import { BAND } from '../battlefield/model.ts';
import type { WeaponFacts } from '../card.ts';
import { caughtBy } from '../odds/aim.ts';
import { weaponsOf } from '../rules/units.ts';
import { keywordValue } from '../sources.ts';
import type { Marker, Unit } from '../state.ts';
import { unitOf } from './attacks.ts';
import { best } from './best.ts';
import type { Outlook } from './outlook.ts';
import { between, far, reachOf } from './reach.ts';

/** How far a token hurts, about, from its middle to the middle of somebody. */
const BLAST = 170;
/** Own losses count for more than what they buy. */
const CARE = 1.5;
/** How likely somebody who could walk into a charge does. */
const WALKS_IN = 0.15;

/** The area weapon behind a sort of charge, as long as anybody of a side brings it. */
function weaponFor({ t }: Outlook, units: readonly Unit[], what: string): WeaponFacts | undefined {
  const all = units.flatMap((unit) => weaponsOf(t, unit).map(({ facts }) => facts));
  return all.find(({ special, name }) => special === 'area' && name.toLowerCase() === what);
}

/** What a detonation should bring: what it costs the enemies about a place, less what it costs friends. */
function blastAt(outlook: Outlook, weapon: WeaponFacts, at: Point): number {
  const near = ({ minis }: Unit) => minis.some((mini) => far(mini.pose, at) < BLAST);
  const harm = (units: readonly Unit[]) =>
    units.filter(near).reduce((sum, unit) => sum + outlook.worthOf(caughtBy(outlook.t, weapon, unit)), 0);
  return harm(outlook.foes) - CARE * harm(outlook.own);
}

/** What the detonation of a token should bring. */
export function worthOfBlast(outlook: Outlook, { pose, what }: Pick<Marker, 'pose' | 'what'>): number {
  const weapon = weaponFor(outlook, outlook.own, what);
  return weapon ? blastAt(outlook, weapon, pose) : 0;
}

/** Whether some charge of one's own hurts the enemy more than oneself. */
export function paysToDetonate(outlook: Outlook): boolean {
  const charges = outlook.t.state.markers.filter(({ kind, seat }) => kind === 'charge' && seat === outlook.seat);
  return charges.some((marker) => worthOfBlast(outlook, marker) > 0);
}

/** What it brings to lay charges: what they could do at once, for arming sets them off as well as any deed, and to who comes near. */
export function worthOfArming(outlook: Outlook, unit: Unit): number {
  const { t } = outlook;
  const weapon = weaponsOf(t, unit).find(({ facts }) => facts.special === 'area')?.facts;
  const [leader] = unit.minis;
  if (!weapon || !leader) return 0;
  let most = 0;
  let comes = 0;
  for (const foe of outlook.nearestFoes(unit)) {
    const [other] = foe.minis;
    const way = other ? far(leader.pose, other.pose) : 1e9;
    if (!other || way > BAND + BLAST + 2 * reachOf(outlook, foe)) continue;
    comes = Math.max(comes, WALKS_IN * outlook.worthOf(caughtBy(t, weapon, foe)));
    most = Math.max(most, blastAt(outlook, weapon, between(leader.pose, other.pose, Math.min(1, BAND / way))));
  }
  return Math.max(comes, most * Math.min(keywordValue(t, unit, 'arm'), keywordValue(t, unit, 'detonate-x')));
}

/** A charge goes where it hurts most, or else where the enemy is near; anything else beside who lays it. */
export function layToken(outlook: Outlook, { about, candidates }: PlaceRequest): Answer | undefined {
  const unit = outlook.find(unitOf({ about }));
  const [leader] = unit?.minis ?? [];
  if (!unit || !leader) return undefined;
  const isCharge = typeof about === 'object' && about !== null && 'kind' in about && about.kind === 'charge';
  const goals = isCharge ? outlook.foes.flatMap(({ minis: [foe] }) => (foe ? [foe.pose] : [])) : [leader.pose];
  const weapon = isCharge ? weaponsOf(outlook.t, unit).find(({ facts }) => facts.special === 'area')?.facts : undefined;
  return best(candidates, ({ poses: [pose] }) => {
    if (!pose) return -1e9;
    const way = Math.min(1e9, ...goals.map((goal) => far(pose, goal)));
    return (weapon ? blastAt(outlook, weapon, pose) : 0) - way / 100;
  })?.key;
}
