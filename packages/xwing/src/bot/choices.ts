import type { Pose } from '@rangefinder/geometry';
import type { PickRequest } from '@rangefinder/kernel';
import type { BaseSize } from '../base.ts';
import { pickUnder } from '../topics.ts';
import { type GreedyPick, shipAsked } from './greedy.ts';
import type { LockingShip } from './locks.ts';
import type { Outlook, OutlookShip, OutlookView } from './outlook.ts';
import { boostTemplate, rollSide } from './repositions.ts';
import { bestLock, reinforceSide } from './thoughts.ts';

/** An answer that depends on where a ship would end. */
export function moved<View extends OutlookView<Ship>, Ship extends OutlookShip, Means>(
  choose: (size: BaseSize, from: Pose, gain: (pose: Pose) => number, request: PickRequest) => string | undefined,
): GreedyPick<View, Outlook<View, Ship, Means>> {
  return (turn, request, outlook) => {
    const ship = shipAsked(turn.view(), request);
    return ship && choose(outlook.sizeOf(ship), ship.pose, (pose) => outlook.gain(ship, pose, 0), request);
  };
}

/** What greedy bots of both editions answer alike, by topic. */
export function sharedChoices<View extends OutlookView<Ship>, Ship extends LockingShip, Means>(): Readonly<
  Record<string, GreedyPick<View, Outlook<View, Ship, Means>>>
> {
  return {
    'dials-ready': () => 'ready',
    'attack-line': (_turn, { options }) =>
      options.some(({ key }) => key === 'unobstructed') ? 'unobstructed' : options[0]?.key,
    lock: (turn, request, outlook) => {
      const ship = shipAsked(turn.view(), request);
      return ship && bestLock(outlook, ship, request);
    },
    'roll-side': moved((size, pose, gain, request) => {
      const rolls = pickUnder(request, 'roll-side');
      return rolls && rollSide(size, pose, gain, rolls);
    }),
    'boost-template': moved(boostTemplate),
    reinforce: (turn, request) => {
      const ship = shipAsked(turn.view(), request);
      return ship && reinforceSide(ship, turn.view().ships);
    },
  };
}
