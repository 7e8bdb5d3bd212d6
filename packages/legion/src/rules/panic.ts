import type { Procedure } from '@rangefinder/kernel';
import { place } from '../ask.ts';
import { flightTo, nearestEdges } from '../battlefield/flight.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { afterDeed } from './deeds.ts';
import { isEngaged } from './melee.ts';
import { type End, finishMove, moveFor, proposalAt, whyNotMove } from './moving.ts';
import { defeatUnit } from './wounds.ts';

/** The one move of a panicked unit: as far as it can towards the nearest edge (legion.panic.4 to .8, .11, .13;
 * legion.withdraw.11; legion.movement.21; legion.leaving-the-battlefield.1, .2). */
export function* panicMove(t: LTable, unit: Unit): Procedure<void> {
  const terms = { how: isEngaged(t, unit) ? 'withdraw' : 'standard', peaceful: true } as const;
  if (unit.place !== 'play' || whyNotMove(t, unit, terms)) return;
  const move = moveFor(t, unit, terms);
  const leader = t.miniature(unit, t.leader(unit));
  const flights = nearestEdges(t.scene, leader).map((edge) => flightTo(t.scene, leader, move, edge));
  if (flights.some(({ leaves }) => leaves)) {
    t.emit({ type: 'left-battlefield', rule: 'legion.panic.8', unit: unit.id });
    yield* defeatUnit(t, unit, null);
    return;
  }
  const ends = flights
    .flatMap(({ ends }) => ends)
    .flatMap(({ key, path }) => {
      const others = proposalAt(t, unit, move, path);
      return others ? [{ key, path, others }] : [];
    });
  const [only] = ends;
  if (!only) return;
  const { candidate } = yield* place({
    seat: unit.seat,
    topic: 'panic-move',
    rule: 'legion.panic.5',
    about: { unit: unit.id },
    pieces: [leader.id],
    candidates: ends.map(({ key, path }) => ({ key, poses: [path.end] })),
  });
  const end: End = ends.find(({ key }) => key === candidate) ?? only;
  t.emit({ type: 'action', rule: 'legion.panic.4', unit: unit.id, action: 'move', free: false });
  const moved = yield* finishMove(t, unit, move, end, 'panic');
  yield* afterDeed(t, { unit, deed: 'move', action: 'move' }, () => t.window('moved', moved));
}
