import type { Focus } from '@rangefinder/board';
import type { RequestView } from '@rangefinder/kernel';
import type { LegionView } from '../../src/view.ts';
import { unitOfRequest } from '../model.ts';
import { piecesOfUnit } from './options.ts';

/** A unit that moves is worked on closely: it and wherever it may get to are in sight. */
export function focusOf(view: LegionView, request: RequestView | null): Focus | undefined {
  const unit = request ? unitOfRequest(request) : null;
  if (request?.kind !== 'place' || unit === null || request.topic === 'deploy-leader') return undefined;
  return { pieces: piecesOfUnit(view, unit), places: request.candidates.flatMap(({ poses }) => poses), closely: true };
}
