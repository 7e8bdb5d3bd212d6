import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { isTrooper } from './units.ts';

/** legion.melee.1, .13, legion.range.2: a miniature of one is in base contact with a miniature of the other. */
export function inMelee(t: LTable, a: Unit, b: Unit): boolean {
  if (a.seat === b.seat || a.place !== 'play' || b.place !== 'play') return false;
  return t.touch(a, b);
}

/** Enemies that a unit is in melee with. */
export function meleesOf(t: LTable, unit: Unit): readonly Unit[] {
  return t.enemiesTouching(unit);
}

/** legion.engaged.1, .6, legion.melee.2: troopers with troopers. */
export function isEngaged(t: LTable, unit: Unit): boolean {
  return isTrooper(t, unit) && meleesOf(t, unit).some((enemy) => isTrooper(t, enemy));
}
