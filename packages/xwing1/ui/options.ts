import type { Option, RequestView } from '@rangefinder/kernel';
import { offered } from '../src/ask.ts';

/** The pieces an option is about; those that are not on the table are for the caller to leave out. */
export function piecesOf(request: RequestView, one: Option): readonly string[] {
  const { about } = offered(request, one).option;
  if (about === undefined) return [];
  if ('target' in about) return [about.target];
  if ('over' in about) return about.over;
  if ('lock' in about) return [about.lock];
  if ('ship' in about) return [about.ship];
  return 'piece' in about && about.piece !== undefined ? [about.piece] : [];
}
