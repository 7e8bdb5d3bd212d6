import type { Pose } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';
import { Outlook } from '../../src/bot/outlook.ts';
import { bestPlace } from '../../src/bot/places.ts';
import type { LegionView } from '../../src/view.ts';

/** Where a leader begins who is to be placed: where the bot would place him, so that the first suggestion is worth taking. */
export function beginning(view: LegionView, request: RequestView | null): readonly Pose[] | undefined {
  if (request?.kind !== 'place') return undefined;
  const key = bestPlace(new Outlook(view, request.seat), request);
  return request.candidates.find((candidate) => candidate.key === key)?.poses;
}
