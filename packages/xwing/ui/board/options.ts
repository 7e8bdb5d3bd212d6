import type { Offered } from '@rangefinder/board';
import type { Option, RequestView } from '@rangefinder/kernel';
import { shipOfRequest } from '../model.ts';

/** The options of a choice by the piece they are about; those about no piece go with the ship that is asked. */
export function optionsByPiece(
  request: Extract<RequestView, { readonly kind: 'pick' }>,
  piecesOf: (request: RequestView, option: Option) => readonly string[],
  isOnTable: (piece: string) => boolean,
): Offered {
  const found = new Map<string, Option[]>();
  const acting = shipOfRequest(request);
  for (const option of request.options) {
    const about = piecesOf(request, option).filter(isOnTable);
    for (const id of about.length > 0 ? about : acting === null ? [] : [acting])
      found.set(id, [...(found.get(id) ?? []), option]);
  }
  return found;
}
