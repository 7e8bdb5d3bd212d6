import type { Pose } from '@rangefinder/geometry';
import type { PickRequest } from '@rangefinder/kernel';
import type { Maneuver } from '../maneuver.ts';
import { isInsidePlayArea } from '../playarea.ts';
import type { Ground } from '../template.ts';
import { best } from './best.ts';
import { type GreedyPick, shipAsked } from './greedy.ts';
import { type LockingShip, worthOfLock } from './locks.ts';
import type { Outlook, OutlookShip, OutlookView } from './outlook.ts';

/** What greedy bots of both editions think alike. */

/** A maneuver on the dial that a ship could choose, and where it would end. */
export interface DialChoice {
  readonly key: string;
  readonly maneuver: Maneuver;
  readonly pose: Pose;
  readonly ground: Ground;
}

/** A ship that flies and modifies dice. */
interface FlyingShip extends OutlookShip {
  readonly tokens: { readonly stress: number };
}

/** How an edition thinks of maneuvers. */
export interface ManeuverThoughts<Ship, Means> {
  /** What a ship could set on its dial; from elsewhere, and stressed or not, if that is said. */
  choicesOf(ship: Ship, pose?: Pose, stressed?: boolean): readonly DialChoice[];
  /** What it has to modify dice with. */
  meansOf(ship: Ship): Means;
  /** What overlapping another ship costs. */
  bump(ship: Ship, other: Ship): number;
}

/** The dial: where each maneuver ends, what it crosses, and whether a way out is left after it. */
export function dialPick<View extends OutlookView<Ship>, Ship extends FlyingShip, Means extends { focus: number }>(
  thoughts: ManeuverThoughts<Ship, Means>,
): GreedyPick<View, Outlook<View, Ship, Means>> {
  return (turn, request, outlook) => {
    const ship = shipAsked(turn.view(), request);
    if (!ship) return undefined;
    const worth = (choice: DialChoice) =>
      valueOfManeuver(outlook, ship, choice, thoughts) + turn.random.below('bot', 1000) / 1e5;
    return best(offeredOf(thoughts.choicesOf(ship), request), worth)?.key;
  };
}

/** Those of some maneuvers that a request offers. */
export function offeredOf(choices: readonly DialChoice[], { options }: Pick<PickRequest, 'options'>): DialChoice[] {
  return choices.filter(({ key }) => options.some((option) => option.key === key));
}

/** How good a maneuver is: where it ends, what it crosses, and whether a way out is left after it. */
export function valueOfManeuver<
  View extends OutlookView<Ship>,
  Ship extends FlyingShip,
  Means extends { focus: number },
>(
  outlook: Outlook<View, Ship, Means>,
  ship: Ship,
  { maneuver: { difficulty }, pose, ground }: DialChoice,
  { choicesOf, meansOf, bump }: ManeuverThoughts<Ship, Means>,
): number {
  const base = outlook.base(ship, pose);
  if (!isInsidePlayArea(outlook.view, base)) return -1000;
  const stressedAfter = difficulty === 'red' || (ship.tokens.stress > 0 && difficulty !== 'blue');
  const next = choicesOf(ship, pose, stressedAfter);
  if (!next.some((after) => isInsidePlayArea(outlook.view, outlook.base(ship, after.pose)))) return -500;
  const other = outlook.occupied(base, ship.id);
  const bumped = other ? bump(ship, other) : 0;
  // With an action to come a focus token is likely; stress takes it away.
  const means = { ...meansOf(ship), focus: stressedAfter ? 0 : 1 };
  return outlook.standing(ship, pose, means) - outlook.rocksUnder(ground) * 2 - bumped - (stressedAfter ? 0.4 : 0);
}

/** A lock on the enemy it is most likely to shoot, or will need it for; never on a wreck or a friend while there is another. */
export function bestLock<Ship extends LockingShip, Means>(
  outlook: Outlook<OutlookView<Ship>, Ship, Means>,
  ship: Ship,
  { options }: Pick<PickRequest, 'options'>,
): string | undefined {
  return best(options, ({ key }) => {
    const target = outlook.ship(key);
    if (key === 'none') return 0;
    return target && outlook.isEnemy(target) ? worthOfLock(outlook, ship, target) : -1;
  })?.key;
}

/** The side more enemies are on. */
export function reinforceSide(ship: OutlookShip, ships: readonly OutlookShip[]): 'reinforceFore' | 'reinforceAft' {
  const heading = (ship.pose.heading * Math.PI) / 180;
  const ahead = ships
    .filter((other) => other.seat !== ship.seat && other.place === 'play')
    .reduce(
      (sum, { pose }) =>
        sum + Math.sign((pose.x - ship.pose.x) * Math.sin(heading) + (pose.y - ship.pose.y) * Math.cos(heading)),
      0,
    );
  return ahead >= 0 ? 'reinforceFore' : 'reinforceAft';
}
