import type { MoveKind } from '../abilities.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { isVehicle } from './units.ts';

/** The vehicle that transports a unit, from when it embarks until it disembarks (legion.transported.1); null for all others. */
export function carrierOf(t: LTable, unit: Unit): Unit | null {
  const body = t.bodyOf(unit);
  return body === unit ? null : body;
}

/** Units that a vehicle transports. */
export function passengersOf(t: LTable, carrier: Unit): readonly Unit[] {
  return t.state.units.filter((unit) => unit.place === 'transported' && unit.carrier === carrier.id);
}

/** How a vehicle of its own side can transport a unit; null where it cannot. What is said of no kind holds for both (legion.transported-open.1). */
export function transportFor(t: LTable, carrier: Unit, unit: Unit): 'open' | 'closed' | null {
  return t.abilities.ask('transports', { carrier, unit }, null);
}

/** Whether a unit is closed in: it neither attacks nor is attacked, spends no tokens and can only disembark. */
export function isEnclosed(t: LTable, unit: Unit): boolean {
  const carrier = carrierOf(t, unit);
  return carrier !== null && transportFor(t, carrier, unit) !== 'open';
}

/** Whether a unit may be the defender of an attack (legion.transported-closed.4, legion.transported-open.7). */
export function isExposed(t: LTable, unit: Unit): boolean {
  return unit.place === 'play' || (unit.place === 'transported' && !isEnclosed(t, unit));
}

const MOVES = 'round:moves';

/**
 * A vehicle has moved: its standard moves and reverses of the round are counted, of which compulsory moves are some
 * (legion.standard-move.4), and whoever it transports goes along.
 */
export function carryAlong(t: LTable, carrier: Unit, how: MoveKind): void {
  if (!isVehicle(t, carrier)) return;
  if (how === 'standard' || how === 'reverse' || how === 'compulsory') {
    carrier.memory[MOVES] = (carrier.memory[MOVES] ?? 0) + 1;
  }
  for (const unit of passengersOf(t, carrier)) putAboard(t, unit, carrier);
}

/** Whether the vehicle of a unit has moved so much this round that leaving it, or acting in it, takes a whole activation. */
export function isHurried(t: LTable, unit: Unit): boolean {
  return (carrierOf(t, unit)?.memory[MOVES] ?? 0) > 1;
}

/** A unit is in a vehicle, its miniatures off the table; what it has it keeps (legion.embark-disembark.4, .7, legion.transported.1). */
export function putAboard(t: LTable, unit: Unit, carrier: Unit): void {
  unit.place = 'transported';
  unit.carrier = carrier.id;
  const { pose, on } = t.leader(carrier);
  for (const mini of unit.minis) Object.assign(mini, { pose, on });
  t.shifted();
  t.changed(unit);
}

/**
 * Whether two enemies fight in melee although one of them is transported: its vehicle touches the other (legion.transported-open.10, .11). Those
 * in two vehicles that touch do not.
 */
export function fightsAcross(t: LTable, a: Unit, b: Unit): boolean {
  const isCarried = (unit: Unit) => unit.place === 'transported';
  return isCarried(a) !== isCarried(b) && t.touch(t.bodyOf(a), t.bodyOf(b));
}
