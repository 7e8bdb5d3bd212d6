import type { Pose } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { Outlook } from '../../src/bot/outlook.ts';
import { bestPlace } from '../../src/bot/places.ts';
import type { LegionView } from '../../src/view.ts';
import { unitIn, unitOfRequest } from '../model.ts';

/** Where a leader begins who is to be placed: where the bot would place him, so that the first suggestion is worth taking. */
export function beginning(view: LegionView, request: RequestView | null): readonly Pose[] | undefined {
  if (request?.kind !== 'place') return undefined;
  const own = unitIn(view, unitOfRequest(request));
  const stood = own?.place === 'play' ? own.minis[0]?.pose : undefined;
  // Whoever has chosen to move wants to be elsewhere.
  const away = request.candidates.filter(({ poses: [pose] }) => !stood || !pose || !isSame(pose, stood));
  const candidates = away.length > 0 ? away : request.candidates;
  const key = bestPlace(new Outlook(view, request.seat), { ...request, candidates });
  return candidates.find((candidate) => candidate.key === key)?.poses;
}

function isSame(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.heading === b.heading;
}
