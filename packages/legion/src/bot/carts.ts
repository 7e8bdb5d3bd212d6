import { cos, sin } from '@rangefinder/geometry';
import type { Answer, PlaceRequest } from '@rangefinder/kernel';
import { markedPiece } from '../rules/markers.ts';
import { best } from './best.ts';
import type { Outlook } from './outlook.ts';
import { far } from './reach.ts';

/** The cart turns towards its goal, and goes as near to it as it gets. */
export function driveCart({ t, seat }: Outlook, { topic, candidates }: PlaceRequest): Answer | undefined {
  const goal = t.state.markers.find((marker) => marker.seat === seat && markedPiece(marker) !== null)?.pose;
  if (!goal) return undefined;
  return best(candidates, ({ poses: [pose] }) => {
    if (!pose) return -1e9;
    if (topic === 'move-cart') return -far(pose, goal);
    return (goal.x - pose.x) * sin(pose.heading) + (goal.y - pose.y) * cos(pose.heading);
  })?.key;
}
