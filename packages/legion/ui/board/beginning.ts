import type { Pose } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { askRules } from '../../src/asking.ts';
import { Outlook } from '../../src/bot/outlook.ts';
import { bestPlace } from '../../src/bot/places.ts';
import { facing, proposalInZone } from '../../src/rules/deploying.ts';
import type { LegionView } from '../../src/view.ts';
import { unitIn, unitOfRequest } from '../model.ts';
import { isDeployedInZone } from '../moving.ts';

/** Where a leader begins who is to be placed: where the bot would place him, so that the first suggestion is worth taking. */
export function beginning(view: LegionView, request: RequestView | null): readonly Pose[] | undefined {
  if (request?.kind !== 'place') return undefined;
  const own = unitIn(view, unitOfRequest(request));
  const stood = own?.place === 'play' ? own.minis[0]?.pose : undefined;
  // Whoever has chosen to move wants to be elsewhere.
  const away = request.candidates.filter(({ poses: [pose] }) => !stood || !pose || !isSame(pose, stood));
  const candidates = away.length > 0 ? away : request.candidates;
  const key = bestPlace(new Outlook(view, request.seat), { ...request, candidates });
  const poses = candidates.find((candidate) => candidate.key === key)?.poses;
  return poses && isDeployedInZone(request) ? broughtForward(view, request, poses) : poses;
}

/** The rows of places that are offered are so far apart. */
const ROW = 150;
const STRIDE = 15;

/** A zone may have one row of places only, at its back: whoever does not lead the army stands as far in front as there is room. */
function broughtForward(view: LegionView, request: RequestView, poses: readonly Pose[]): readonly Pose[] {
  const id = unitOfRequest(request);
  const [pose] = poses;
  if (id === null || !pose) return poses;
  const table = askRules(view);
  const unit = table.unit(id);
  if (table.facts(unit).rank === 'commander') return poses;
  const onwards = facing(table, unit.seat) === 0 ? 1 : -1;
  for (let step = ROW - STRIDE; step > 0; step -= STRIDE) {
    const further = { ...pose, y: pose.y + onwards * step };
    if (proposalInZone(table, unit, further)) return [further];
  }
  return poses;
}

function isSame(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.heading === b.heading;
}
