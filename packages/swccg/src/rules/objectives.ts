import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';

/**
 * Turns an Objective over; from now on only the new side's text works (swccg.core-objectives.4). What lies on it stays
 * (swccg.core-objectives.5).
 */
export function flip(game: CardTable, objective: CardInPlay): void {
  objective.face = objective.face === 0 ? 1 : 0;
  game.changed();
  const { owner, id, face } = objective;
  game.emit({ type: 'flipped', rule: 'swccg.core-objectives.4', seat: owner, id, face });
}
