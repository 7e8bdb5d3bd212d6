import { cos, headingOf, type Point, type Pose, sin, turnBetween } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { askRules } from '../../src/asking.ts';
import { placeBeside } from '../../src/battlefield/boarding.ts';
import { fastestTool, legOf, notchedEnd, outwards } from '../../src/battlefield/moves.ts';
import type { LegionView } from '../../src/view.ts';
import { unitIn, unitOfRequest } from '../model.ts';
import { type AskedMove, moveAsked } from '../moving.ts';

/**
 * A base with notches goes only where a tool in its notch leads, and turns with the tool: wherever it is dragged to, it keeps to
 * the nearest such end. Bases without notches go anywhere.
 */
export function settling(view: LegionView, request: RequestView | null) {
  if (request?.topic === 'disembark') return besideVehicle(view, request);
  const asked = request ? moveAsked(view, request) : null;
  if (!asked?.leader.base.notched) return undefined;
  const { leader, move } = asked;
  if (move.kind === 'pivot')
    return (poses: readonly Pose[]) => poses.map(({ heading }) => ({ ...leader.pose, heading }));
  return (poses: readonly Pose[]) => poses.map((pose) => nearestEnd(asked, pose));
}

/** Who gets off stays in contact with the vehicle, wherever it is dragged to. */
function besideVehicle(view: LegionView, request: RequestView) {
  const standing = unitIn(view, unitOfRequest(request));
  const carrier = unitIn(view, standing?.carrier ?? null);
  if (!standing || !carrier) return undefined;
  const table = askRules(view);
  const unit = table.unit(standing.id);
  const own = table.figure(unit, table.leader(unit));
  const [vehicle] = table.miniatures(table.unit(carrier.id));
  return vehicle && ((poses: readonly Pose[]) => poses.map((pose) => placeBeside(own, vehicle, pose)));
}

function nearestEnd({ leader, move }: AskedMove, wanted: Pose): Pose {
  let best = leader.pose;
  let least = Number.POSITIVE_INFINITY;
  for (let tool = 1; tool <= fastestTool(move, false); tool++) {
    const leg = legOf(leader.base, move.kind, tool);
    for (const outward of outwards(leader.pose.heading, move.kind)) {
      const { bend, travel } = alongTool(leader.pose, outward, leg, wanted);
      const end = notchedEnd(leader, outward, leg, bend, travel);
      const far = Math.hypot(end.x - wanted.x, end.y - wanted.y);
      // The shortest tool that leads there.
      if (far < least - 0.01) [best, least] = [end, far];
    }
  }
  return best;
}

/** How a tool is bent, and how far along it one goes, to come as near to a point as it leads. */
function alongTool({ x, y }: Pose, outward: number, leg: number, to: Point): { bend: number; travel: number } {
  const ahead = (to.x - x) * sin(outward) + (to.y - y) * cos(outward);
  if (ahead <= leg) return { bend: 0, travel: Math.max(0, ahead) };
  const joint = { x: x + leg * sin(outward), y: y + leg * cos(outward) };
  const [dx, dy] = [to.x - joint.x, to.y - joint.y];
  const bend = Math.max(-90, Math.min(90, turnBetween(outward, headingOf(dx, dy))));
  return { bend, travel: leg + Math.min(leg, Math.hypot(dx, dy)) };
}
