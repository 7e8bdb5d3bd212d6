import { headingOf, turnBetween } from '@rangefinder/geometry';
import type { Pose } from '@rangefinder/kernel';
import { moveCandidates } from '../battlefield/candidates.ts';
import { interestsOf } from '../rules/markers.ts';
import { moveFor } from '../rules/moving.ts';
import type { Unit } from '../state.ts';
import { best } from './best.ts';
import { type Goal, goalOf } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { far, gunReach, reachOf } from './reach.ts';

/** Points that a millimetre nearer to a goal is worth. */
const NEARER = 0.035;
/** How much being at an objective is worth beyond the way. */
const ARRIVED = 8;
/** How much less than harm done harm taken counts. */
const CAUTION = 0.35;
/** How much more the way counts when there is just time enough for it. */
const HURRY = 3;
/** What a victory token is worth at the end of the game. */
const LED = 25;
/** What is no way at all, in points. */
const STEP = 0.7;
/** The part of the way that is as good as gone once one faces where it leads. */
const TURNED = 0.7;
/** Places that are looked at closely. */
const CLOSELY = 8;

/** What is worth a place on the way to a goal. */
function progress(goal: Goal | null, pose: Pose): number {
  if (!goal) return 0;
  const way = far(pose, goal.at);
  const hurry = goal.due > 0 ? HURRY : 1;
  return way <= goal.there ? ARRIVED * hurry : -(way - goal.there) * NEARER * hurry;
}

/** How much nearer to its goal a move could bring a unit, as it stands and faces. */
function wayAhead({ t }: Outlook, unit: Unit, goal: Goal | null): number {
  const [leader] = t.miniatures(unit);
  if (!leader) return 0;
  const here = progress(goal, leader.pose);
  const ends = moveCandidates(t.scene, leader, moveFor(t, unit, {}), interestsOf(t));
  return Math.max(here, ...ends.map(({ pose }) => progress(goal, pose))) - here;
}

/**
 * What a move would bring on the way to the goal, and what a turn would. Whoever has a facing and stands with it to a wall, to
 * others or to the edge goes nowhere before it has turned.
 */
export function gainsOfGoing(outlook: Outlook, unit: Unit): { readonly moving: number; readonly turning: number } {
  const goal = goalOf(outlook, unit);
  const gain = gainOfGoing(outlook, unit, goal);
  const isBlocked = gain > 0 && outlook.t.facts(unit).base.notched && wayAhead(outlook, unit, goal) < STEP;
  return isBlocked ? { moving: 0, turning: gain * TURNED } : { moving: gain, turning: 0 };
}

function gainOfGoing(outlook: Outlook, unit: Unit, goal: Goal | null): number {
  const [leader] = unit.minis;
  if (!goal || !leader) return 0;
  const way = Math.max(0, far(leader.pose, goal.at) - goal.there);
  if (way === 0) return 0;
  const reach = reachOf(outlook, unit);
  return Math.min(way, reach) * NEARER + (way <= reach ? ARRIVED : 0) + goal.due * LED;
}

/** A place that a leader may go to. */
interface Place {
  readonly key: string;
  readonly poses: readonly Pose[];
  /** The melee that it starts; of other places there is nothing to say. */
  readonly about?: object | undefined;
}

/**
 * Where a unit should go: the way to its goal, what it could attack from there if it still may, and what could attack it. A first
 * look by the way alone; the best are looked at closely.
 */
export function bestMove(
  outlook: Outlook,
  unit: Unit,
  places: readonly Place[],
  mayAttack: boolean,
): string | undefined {
  const goal = goalOf(outlook, unit);
  const foes = outlook.nearestFoes(unit).flatMap(({ minis: [leader] }) => (leader ? [leader.pose] : []));
  const guns = gunReach(outlook, unit);
  const first = ({ about, poses: [pose] }: Place) => {
    if (!pose) return -1e9;
    const nearest = Math.min(1e9, ...foes.map((foe) => far(pose, foe)));
    const shoots = mayAttack && nearest <= guns ? 6 : 0;
    return progress(goal, pose) + shoots + (mayAttack && about ? 4 : 0);
  };
  const looked = places
    .map((place) => ({ place, worth: first(place) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, CLOSELY);
  const found = best(looked, ({ place }) => {
    const [pose] = place.poses;
    return pose ? worthOfPlace(outlook, unit, goal, pose, mayAttack) : -1e9;
  });
  return found?.place.key;
}

/** Where a unit should face: whom it could attack, or else the way on, and as near to its goal's direction as that leads anywhere. */
export function bestTurn(
  outlook: Outlook,
  unit: Unit,
  places: readonly Place[],
  mayAttack: boolean,
): string | undefined {
  const goal = goalOf(outlook, unit);
  const facing = (ask: () => number, { poses: [pose] }: Place) => (pose ? outlook.standing(unit, pose, ask) : 0);
  const shot = mayAttack ? best(places, (place) => facing(() => outlook.roughBest(unit), place)) : undefined;
  if (shot && facing(() => outlook.roughBest(unit), shot) > 0) return shot.key;
  const off = ({ poses: [pose] }: Place) =>
    pose && goal ? Math.abs(turnBetween(pose.heading, headingOf(goal.at.x - pose.x, goal.at.y - pose.y))) : 180;
  const ranked = [...places].sort((a, b) => off(a) - off(b));
  return (ranked.find((place) => facing(() => wayAhead(outlook, unit, goal), place) >= STEP) ?? ranked[0])?.key;
}

/** Where an enemy goes that one may move: as far as possible from everybody of one's own. */
export function farthest({ own }: Outlook, places: readonly Place[]): string | undefined {
  const leaders = own.flatMap(({ minis: [leader] }) => (leader ? [leader.pose] : []));
  return best(places, ({ poses: [pose] }) => (pose ? Math.min(1e9, ...leaders.map((one) => far(pose, one))) : -1))?.key;
}

function worthOfPlace(outlook: Outlook, unit: Unit, goal: Goal | null, pose: Pose, mayAttack: boolean): number {
  return outlook.standing(unit, pose, () => {
    const shot = outlook.roughBest(unit) * (mayAttack ? 1 : 0.3);
    const caution = CAUTION * (1 + 2 * outlook.frailty(unit));
    const late = outlook.t.state.round / outlook.t.state.rounds;
    return progress(goal, pose) + shot + outlook.lead() * LED * late - outlook.danger(unit) * caution;
  });
}

/** Where to deploy: near the goal, not all in one place. */
export function bestDeployment(outlook: Outlook, unit: Unit, places: readonly Place[]): string | undefined {
  const { width, depth } = outlook.t.state;
  const markers = outlook.t.state.markers.filter(({ kind }) => kind === 'objective').map(({ pose }) => pose);
  const goals = markers.length > 0 ? markers : [{ x: width / 2, y: depth / 2 }];
  const friends = outlook.own.flatMap(({ id, minis: [leader] }) => (leader && id !== unit.id ? [leader.pose] : []));
  return best(places, ({ poses: [pose] }) => {
    if (!pose) return -1e9;
    const way = Math.min(
      ...goals.map((goal) => far(pose, goal) + 200 * friends.filter((friend) => far(friend, goal) < 350).length),
    );
    const crowd = friends.filter((friend) => far(pose, friend) < 120).length;
    return -way - crowd * 60;
  })?.key;
}
