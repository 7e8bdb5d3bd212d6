import type { RuleId } from '@rangefinder/kernel';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { equipped } from './exhausting.ts';

/** A unit is equipped with a card in the course of the battle; it may be the second of its kind (legion.supply-deck.7). */
export function equip(t: LTable, unit: Unit, card: string, rule: RuleId): void {
  unit.upgrades.push(equipped(card, false));
  t.changed();
  t.emit({ type: 'equipped', rule, unit: unit.id, card });
}
