import type { Answer, PlaceRequest } from '@rangefinder/kernel';
import type { Marker } from '../state.ts';
import { unitOf } from './attacks.ts';
import { best } from './best.ts';
import type { Outlook } from './outlook.ts';
import { far } from './reach.ts';

/** How far a token hurts, about, from its middle to the middle of somebody's leader. */
const BLAST = 170;
/** Own losses count for more than what they buy. */
const CARE = 1.5;

/** What a detonation should bring: points of enemies about the token, less those of friends. */
export function worthOfBlast({ own, foes, t }: Outlook, { pose }: Marker): number {
  const near = (units: Outlook['own']) =>
    units
      .filter(({ minis }) => minis.some((mini) => far(mini.pose, pose) < BLAST))
      .reduce((sum, unit) => sum + t.facts(unit).points, 0);
  return near(foes) - CARE * near(own);
}

/** Whether some charge of one's own hurts the enemy more than oneself. */
export function paysToDetonate(outlook: Outlook): boolean {
  const charges = outlook.t.state.markers.filter(({ kind, seat }) => kind === 'charge' && seat === outlook.seat);
  return charges.some((marker) => worthOfBlast(outlook, marker) > 0);
}

/** A charge goes where the enemy is near; anything else beside who lays it. */
export function layToken(outlook: Outlook, { about, candidates }: PlaceRequest): Answer | undefined {
  const unit = outlook.find(unitOf({ about }));
  const [leader] = unit?.minis ?? [];
  if (!leader) return undefined;
  const isCharge = typeof about === 'object' && about !== null && 'kind' in about && about.kind === 'charge';
  const goals = isCharge ? outlook.foes.flatMap(({ minis: [foe] }) => (foe ? [foe.pose] : [])) : [leader.pose];
  return best(candidates, ({ poses: [pose] }) =>
    pose ? -Math.min(1e9, ...goals.map((goal) => far(pose, goal))) : -1e9,
  )?.key;
}
