import type { Offered } from '@rangefinder/board';
import type { RequestView } from '@rangefinder/kernel';
import { optionsByPiece } from '@rangefinder/xwing/ui';
import type { XwingView } from '../../src/view.ts';
import { piecesOf } from '../options.ts';
import { asksForManeuver } from '../requests.ts';

const NOTHING: Offered = new Map();

/** The options that pieces on the table offer. */
export function optionsOnTable(view: XwingView, request: RequestView | null): Offered {
  if (request?.kind !== 'pick' || asksForManeuver(request) || request.topic === 'reroll') return NOTHING;
  return optionsByPiece(request, piecesOf, (piece) => isOnTable(view, piece));
}

function isOnTable({ ships, obstacles, bombs }: XwingView, id: string): boolean {
  const flying = ships.filter(({ place }) => place === 'play');
  return [...flying, ...obstacles, ...bombs].some((one) => one.id === id);
}
