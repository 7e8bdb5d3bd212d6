import { headingOf, type Pose, turnBetween } from '@rangefinder/geometry';
import type { Unit } from '../state.ts';
import { best } from './best.ts';
import { goalOf } from './goals.ts';
import { type Place, placesAhead, wayAhead } from './going.ts';
import type { Outlook } from './outlook.ts';
import { far } from './reach.ts';
import { Ways } from './ways.ts';

/** What is no way at all, in points. */
const STEP = 0.7;

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
  const ways = new Ways(outlook.t, unit);
  const leadsOn = () => wayAhead(ways, unit, goal, placesAhead(outlook, unit));
  return (ranked.find((place) => facing(leadsOn, place) >= STEP) ?? ranked[0])?.key;
}

/** Where an enemy goes that one may move: as far as possible from everybody of one's own. */
export function farthest({ own }: Outlook, places: readonly Place[]): string | undefined {
  const leaders = own.flatMap(({ minis: [leader] }) => (leader ? [leader.pose] : []));
  return best(places, ({ poses: [pose] }) => (pose ? Math.min(1e9, ...leaders.map((one) => far(pose, one))) : -1))?.key;
}

/** Where to deploy: near the goal, not all in one place. */
export function bestDeployment(outlook: Outlook, unit: Unit, places: readonly Place[]): string | undefined {
  const { width, depth } = outlook.t.state;
  const markers = outlook.t.state.markers.filter(({ kind }) => kind === 'objective').map(({ pose }) => pose);
  const goals = markers.length > 0 ? markers : [{ x: width / 2, y: depth / 2 }];
  const friends = outlook.own.flatMap(({ id, minis: [leader] }) => (leader && id !== unit.id ? [leader.pose] : []));
  // Whoever commands stands among those who are to hear the orders.
  if (unit.rank === 'commander' && friends.length > 0) {
    const apart = (pose: Pose) => friends.reduce((sum, friend) => sum + far(pose, friend), 0);
    return best(places, ({ poses: [pose] }) => (pose ? -apart(pose) : -1e9))?.key;
  }
  return best(places, ({ poses: [pose] }) => {
    if (!pose) return -1e9;
    const way = Math.min(
      ...goals.map((goal) => far(pose, goal) + 200 * friends.filter((friend) => far(friend, goal) < 350).length),
    );
    const crowd = friends.filter((friend) => far(pose, friend) < 120).length;
    return -way - crowd * 60;
  })?.key;
}
