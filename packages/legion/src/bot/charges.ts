import type { Answer, BotTurn, PickRequest, PlaceRequest } from '@rangefinder/kernel';
import { pickUnder } from '../ask.ts';
import type { Marker } from '../state.ts';
import type { LegionView } from '../view.ts';
import { unitOf } from './attacks.ts';
import { best } from './best.ts';
import { isDeclined } from './cards.ts';
import { far } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { isWorthWounds } from './prices.ts';

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

/** A charge that hurts the enemy more than oneself is detonated; every other ability is used that does not cost too much. */
export function useAbility(_turn: BotTurn<LegionView>, request: PickRequest, outlook: Outlook): Answer {
  const ability = pickUnder(request, 'use-ability');
  const card = ability?.about && 'card' in ability.about ? String(ability.about.card) : '';
  // Who hides comes out when the battle has begun.
  if (card === 'bane') return outlook.t.state.round >= 2 ? 'use' : 'decline';
  if (card !== 'detonate-x') {
    const unit = outlook.find(unitOf(request));
    return isDeclined(request) || isWorthWounds(outlook, card, unit) === false ? 'decline' : 'use';
  }
  const charges = outlook.t.state.markers.filter(({ kind, seat }) => kind === 'charge' && seat === outlook.seat);
  return charges.some((marker) => worthOfBlast(outlook, marker) > 0) ? 'use' : 'decline';
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
