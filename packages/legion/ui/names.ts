import { unitFacts } from '../src/cards/catalog.ts';
import type { LegionView, UnitView } from '../src/view.ts';

/** What a unit is called at the table: numbered where its player has several of the kind. */
export function unitName({ units }: LegionView, { id, seat, card }: UnitView): string {
  const { name } = unitFacts(card);
  const alike = units.filter((other) => other.seat === seat && unitFacts(other.card).name === name);
  return alike.length > 1 ? `${name} ${alike.findIndex((other) => other.id === id) + 1}` : name;
}
