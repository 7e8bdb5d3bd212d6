import { RULE } from '../../abilities.ts';
import type { DefenseDie } from '../../card.ts';
import type { DefenseFace, Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';

/** Rolls dice for a unit's luck, for everybody to see; answers how many show one of these faces. */
export function rollLuck(
  t: LTable,
  { id }: Unit,
  die: DefenseDie,
  count: number,
  faces: readonly DefenseFace[],
): number {
  const rolled = t.rollDefense(die, count);
  t.emit({ type: 'defense-rolled', rule: RULE, defender: id, dice: rolled.map((face) => ({ die, face })) });
  return rolled.filter((face) => faces.includes(face)).length;
}

export const LUCKY: readonly DefenseFace[] = ['block', 'surge'];
