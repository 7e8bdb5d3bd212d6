import type { Procedure, RuleId } from '@rangefinder/kernel';
import { cohesionTerms } from '../battlefield/cohesion.ts';
import type { Mini, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { tokenShapes } from './markers.ts';
import { meleesOf } from './melee.ts';
import { placeOthers, propose, put } from './placing.ts';
import { hasMeleeWeapon, thresholdOf } from './units.ts';

const FALLEN = 'round:fallen:';

/** Remembers a miniature that was defeated this round, and the upgrade it came with (legion.restore.1). */
export function noteFallen({ memory }: Unit, { id, from, counterpart }: Mini): void {
  if (counterpart === null) memory[`${FALLEN}${id}`] = from === null ? 0 : from + 1;
}

/** Miniatures that may be restored; nobody of a unit that is gone (legion.restore.4). */
export function fallenOf({ memory, place }: Unit): readonly string[] {
  if (place === 'defeated') return [];
  return Object.keys(memory).flatMap((key) => (key.startsWith(FALLEN) ? [key.slice(FALLEN.length)] : []));
}

/** One that fell this round stands again in cohesion, one wound from falling (legion.restore.2, .3). */
export function* restoreMini(t: LTable, unit: Unit, id: string, rule: RuleId): Procedure<void> {
  const from = (unit.memory[`${FALLEN}${id}`] ?? 0) - 1;
  const { pose, on } = t.leader(unit);
  const mini: Mini = { id, from: from < 0 ? null : from, counterpart: null, pose, on, wounds: 0 };
  unit.minis.push(mini);
  t.shifted();
  // Aboard a vehicle nobody needs a place.
  if (unit.place === 'play' && !(yield* placeRestored(t, unit, id))) {
    unit.minis = unit.minis.filter((one) => one !== mini);
    t.shifted();
    return;
  }
  delete unit.memory[`${FALLEN}${id}`];
  mini.wounds = thresholdOf(t, unit, mini) - 1;
  t.changed(unit);
  t.emit({ type: 'mini-restored', rule, unit: unit.id, mini: id });
}

/**
 * Finds a place for it in cohesion, clear of all others; in a melee at the enemy, if there is room (legion.melee.17). False where there
 * is none.
 */
function* placeRestored(t: LTable, unit: Unit, id: string): Procedure<boolean> {
  const [leader, ...others] = t.miniatures(unit);
  const own = others.filter((one) => one.id === id);
  const staying = others.filter((one) => one.id !== id);
  const terms = cohesionTerms({ staying, tokens: tokenShapes(t) });
  const [foe] = hasMeleeWeapon(t, unit) ? meleesOf(t, unit) : [];
  const placing = { enemy: foe?.id ?? null, terms };
  const spots = leader ? propose(t.scene, { leader, others: own, ...placing }) : null;
  if (!spots) return false;
  put(t, unit, spots);
  put(t, unit, yield* placeOthers(t, unit, spots, placing, 'legion.restore.2'));
  return true;
}
