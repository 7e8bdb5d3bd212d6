import { answerable } from '../detonation.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';

/*
 * Wounds that come later, by poison or because they were put off, are still the deed of who caused them (legion.bounty.9, .10).
 * A unit remembers the last one by its place among all units.
 */

function keyOf(what: string): string {
  return `blames:${what}`;
}

/** Whoever did this to a unit will answer for what comes of it. */
export function blame(t: LTable, unit: Unit, what: string, by: Unit): void {
  const who = answerable(t.state, by);
  if (who) unit.memory[keyOf(what)] = t.state.units.indexOf(who);
}

/** Who answers for it; whoever is asked is asked no more. */
export function blamed(t: LTable, unit: Unit, what: string): Unit | null {
  const index = unit.memory[keyOf(what)];
  delete unit.memory[keyOf(what)];
  return index === undefined ? null : (t.state.units[index] ?? null);
}
