import type { Procedure } from '@rangefinder/kernel';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { rallyDice } from './graffiti.ts';
import { mayLoseSuppression, PANIC_COURAGE, removeSuppression } from './tokens.ts';
import { isReplaced } from './triggers.ts';
import { commandersOf, courageOf, isSuppressed, isTrooper } from './units.ts';

/**
 * The Rally step: a white die for each suppression token (legion.rally.1, .2, .12), as graffiti has it.
 * legion.activating-units.6, .7, legion.suppression.5
 */
export function* rally(t: LTable, unit: Unit): Procedure<void> {
  const isCalmed = unit.tokens.suppression > 0 && (yield* isReplaced(t.abilities.replacing('roll-rally', { unit })));
  const count = isCalmed || !mayLoseSuppression(t, unit) ? 0 : yield* rallyDice(t, unit);
  if (count > 0) {
    const die = t.abilities.ask('rally-die', unit, 'white');
    const dice = t.rollDefense(die, count);
    const removed = dice.filter((face) => face !== 'blank').length;
    t.emit({ type: 'rallied', rule: 'legion.rally.1', unit: unit.id, die, dice, removed });
    yield* removeSuppression(t, unit, removed, 'legion.rally.2');
  }
  yield* t.window('rallied', { unit });
}

/**
 * Immediately after Rally: who panics (legion.panic.1 to .3), and who loses an action (legion.rally.4). Answers what is lost.
 * legion.courage.3, legion.suppression.7
 * legion.courage.4 to .6, legion.rally.5, .6, legion.suppression.8
 * legion.rally.7, legion.suppression.9
 */
export function* checkCourage(t: LTable, unit: Unit): Procedure<number> {
  if (!isTrooper(t, unit)) return 0;
  const moment = { unit, panicked: wouldPanic(t, unit) };
  yield* t.window('panic-checked', moment);
  if (!unit.panicked && moment.panicked && wouldPanic(t, unit)) {
    unit.panicked = true;
    unit.memory[PANIC_COURAGE] = panicCourage(t, unit) ?? 0;
    t.emit({ type: 'panicked', rule: 'legion.panic.1', unit: unit.id });
    dropClaimed(t, unit);
  }
  if (!isSuppressed(t, unit)) return 0;
  t.emit({ type: 'suppressed', rule: 'legion.rally.4', unit: unit.id });
  return 1;
}

/**
 * legion.panic.1, .2, legion.commander.14, .15: against the best courage it may use.
 * legion.courage.10, legion.rally.11, legion.suppression.12, legion.operative.13
 */
export function wouldPanic(t: LTable, unit: Unit): boolean {
  const courage = panicCourage(t, unit);
  return courage !== null && unit.tokens.suppression > 0 && unit.tokens.suppression >= 2 * courage;
}

function panicCourage(t: LTable, unit: Unit): number | null {
  let best = courageOf(t, unit);
  for (const commander of commandersOf(t, unit.seat)) {
    if (best === null) break;
    if (commander === unit || t.range(commander, unit) > t.abilities.ask('courage-range', { commander, unit }, 3))
      continue;
    const lent = courageOf(t, commander);
    best = lent === null ? null : Math.max(best, lent);
  }
  return t.abilities.ask('panic-courage', unit, best);
}

/** What a unit remembers that has lost an action by suppression or damage (legion.spend.3). */
export const LOST_ACTION = 'activation:lost-action';

/** legion.objective-tokens.9: a leader who panics lets go of what it has claimed. */
export function dropClaimed(t: LTable, unit: Unit): void {
  for (const marker of unit.claimed.splice(0)) {
    t.emit({ type: 'dropped', rule: 'legion.objective-tokens.9', unit: unit.id, marker });
  }
}
