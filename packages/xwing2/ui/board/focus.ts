import type { Focus, Offered } from '@rangefinder/board';
import type { RequestView } from '@rangefinder/kernel';
import type { Ghost } from '@rangefinder/xwing/ui';
import type { XwingView } from '../../src/view.ts';
import { shipOfRequest } from '../ghosts.ts';

/** What a question is about on the table: a ship and where it may get to, an attack, pieces to choose among. */
export function focusOf(
  view: XwingView,
  request: RequestView | null,
  ghosts: readonly Ghost[],
  offered: Offered,
): Focus | null {
  if (!request) return null;
  const acting = shipOfRequest(request);
  if (ghosts.length > 1) {
    const [{ ship } = { ship: '' }] = ghosts;
    return { pieces: [ship], places: ghosts.flatMap(({ ends }) => ends), closely: true };
  }
  if (view.attack) return { pieces: [view.attack.attacker, view.attack.defender], closely: true };
  const pieces = [...(acting === null ? [] : [acting]), ...offered.keys()];
  if (request.kind === 'pick') return { pieces, closely: true };
  // Who may place something anywhere wants to see the whole table.
  const start = request.candidates[Math.floor(request.candidates.length / 2)]?.poses ?? [];
  if (request.free) return { pieces: [], places: start, closely: false };
  return { pieces, places: request.candidates.flatMap(({ poses }) => poses), closely: true };
}
