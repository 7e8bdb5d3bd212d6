import { distanceBetween } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import { footprintOf } from '../battlefield/bases.ts';
import { isBeyondRange } from '../battlefield/range.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { chooseFaces, type Ground, putDown } from './deploying.ts';
import { placesOf } from './placing.ts';
import { settle } from './settling.ts';

/**
 * A unit that was set aside comes to the battlefield (legion.deployment.6): beyond so many ranges of every enemy, or anywhere
 * where there is no such room (legion.range.20). It has been activated already.
 */
export function* arrive(t: LTable, unit: Unit, beyond: number): Procedure<void> {
  const enemies = t.enemiesOf(unit.seat).flatMap((enemy) => t.miniatures(enemy));
  const far: Ground = {
    seat: unit.seat,
    rule: 'legion.deployment.6',
    holds: (base) => enemies.every((enemy) => isBeyondRange(distanceBetween(base, footprintOf(enemy)), beyond)),
  };
  yield* chooseFaces(t, unit);
  const came = (yield* putDown(t, unit, far)) || (yield* putDown(t, unit, { ...far, holds: () => true }));
  if (!came) return;
  delete unit.memory['comes-later'];
  unit.activated = true;
  unit.order = 'facedown';
  t.emit({ type: 'arrived', rule: 'legion.deployment.6', unit: unit.id, minis: placesOf(unit) });
  yield* settle(t);
  yield* t.window('enters-play', { unit });
}
