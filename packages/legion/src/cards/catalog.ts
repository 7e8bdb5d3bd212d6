import type { UnitFacts } from '../card.ts';
import { UNITS } from './units/index.ts';

const UNIT_CARDS = new Map(UNITS.map((unit) => [unit.id, unit]));

export function findUnit(id: string): UnitFacts | undefined {
  return UNIT_CARDS.get(id);
}

export function unitFacts(id: string): UnitFacts {
  const unit = UNIT_CARDS.get(id);
  if (!unit) throw new Error(`There is no unit "${id}".`);
  return unit;
}

export function allUnits(): readonly UnitFacts[] {
  return UNITS;
}
