import type { Offered } from '@rangefinder/board';
import type { Option, RequestView } from '@rangefinder/kernel';
import type { XwingView } from '../../src/view.ts';
import { shipOfRequest } from '../ghosts.ts';
import { piecesOf } from '../options.ts';
import { asksForManeuver } from '../requests.ts';

/** The options of a request by the piece they are about; those about no piece go with the ship that is asked. */
export function optionsByPiece(view: XwingView, request: RequestView | null): Offered {
  const found = new Map<string, Option[]>();
  if (!request || request.kind === 'place' || asksForManeuver(request) || request.topic === 'reroll') return found;
  const acting = shipOfRequest(request);
  for (const option of request.options) {
    const about = piecesOf(request, option).filter((id) => isOnTable(view, id));
    for (const id of about.length > 0 ? about : acting === null ? [] : [acting])
      found.set(id, [...(found.get(id) ?? []), option]);
  }
  return found;
}

function isOnTable({ ships, obstacles, devices, features }: XwingView, id: string): boolean {
  const flying = ships.filter(({ place }) => place === 'play');
  return [...flying, ...obstacles, ...devices, ...features].some((one) => one.id === id);
}
