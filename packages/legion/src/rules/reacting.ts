import type { Procedure } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { freeChoices, performFreely } from './freeactions.ts';
import type { StandbyDeed, StandbyDeeds } from './standby.ts';

/** A free action of one kind, of whatever sort the unit could perform now (legion.movement.1, legion.embark-disembark.21). */
function freeDeed(kind: 'attack' | 'move'): StandbyDeed {
  return {
    may: (t, unit) => freeChoices(t, unit, kind).length > 0,
    perform: (t, unit) => perform(t, unit, kind),
  };
}

function* perform(t: LTable, unit: Unit, kind: 'attack' | 'move'): Procedure<void> {
  const options = freeChoices(t, unit, kind).map((choice) => ({ key: choice.key, about: choice.about, choice }));
  const about = { unit: unit.id, left: 0 };
  const { choice } = yield* pickOne({ seat: unit.seat, topic: 'action', rule: 'legion.standby.5', about, options });
  yield* performFreely(t, unit, choice);
}

/** What units on standby may do (legion.standby.5, legion.standby.14). */
export const STANDBY: StandbyDeeds = { attack: freeDeed('attack'), move: freeDeed('move') };
