import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { type ActionChoice, actionChoice } from './actionchoice.ts';
import { disembark, embark, vehiclesFor, whyNotDisembark, whyNotEmbark } from './embarking.ts';
import { afterMove } from './moveactions.ts';
import { isHurried, transportFor } from './transported.ts';

/** Remembered of an active unit that can do nothing more, not even for free. */
const SPENT = 'activation:spent';

/** The activation of a unit is over, whatever actions it has left. */
export function spendActivation(t: LTable, unit: Unit): void {
  if (t.state.activation?.unit === unit.id) unit.memory[SPENT] = 1;
}

export function isSpent({ memory }: Unit): boolean {
  return memory[SPENT] === 1;
}

/** Getting into a vehicle or out of one with a move action (legion.embark-disembark.1, legion.movement.1). */
export function boardingChoices(t: LTable, unit: Unit): readonly ActionChoice[] {
  if (unit.place === 'transported') return [disembarking(t, unit)];
  return vehiclesFor(t, unit).map((carrier) => embarking(t, unit, carrier));
}

/** One action for an open vehicle, all of them for a closed one (legion.embark-disembark.2, .3). */
function embarking(t: LTable, unit: Unit, carrier: Unit): ActionChoice {
  const isClosed = transportFor(t, carrier, unit) === 'closed';
  const rule: RuleId = isClosed ? 'legion.embark-disembark.3' : 'legion.embark-disembark.2';
  return actionChoice({
    key: `embark:${carrier.id}`,
    about: { action: 'move', to: 'embark', onto: carrier.id },
    rule,
    cost: 1,
    whole: isClosed ? rule : undefined,
    whyNot: whyNotEmbark(t, unit),
    *perform(free) {
      t.emit({ type: 'action', rule, unit: unit.id, action: 'move', free });
      yield* afterMove(t, embark(t, unit, carrier), free); // legion.embark-disembark.13, .14
      spendActivation(t, unit); // legion.embark-disembark.5
    },
  });
}

function disembarking(t: LTable, unit: Unit): ActionChoice {
  return actionChoice({
    key: 'disembark',
    about: { action: 'move', to: 'disembark' },
    rule: 'legion.embark-disembark.6',
    cost: 1,
    whole: isHurried(t, unit) ? 'legion.embark-disembark.9' : undefined,
    whyNot: whyNotDisembark(t, unit),
    perform: (free) => leave(t, unit, free),
  });
}

function* leave(t: LTable, unit: Unit, free: boolean): Procedure<void> {
  t.emit({ type: 'action', rule: 'legion.embark-disembark.6', unit: unit.id, action: 'move', free });
  const moved = yield* disembark(t, unit);
  if (moved) yield* afterMove(t, moved, free); // legion.embark-disembark.13, .14
}
