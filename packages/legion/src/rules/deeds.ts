import { keyOptions, type Procedure, type Seat } from '@rangefinder/kernel';
import type { Deed } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { hasKeyword } from '../sources.ts';
import type { Attack, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { performAttack } from './attack/attack.ts';
import { overrunAttack } from './attack/overrun.ts';
import type { AttackLimits } from './attack/targets.ts';
import { carryClaimed } from './claiming.ts';
import { type MoveTerms, standardMove, whyNotMove } from './moving.ts';
import { settle } from './settling.ts';
import { offerStandby } from './standby.ts';
import { resolveTriggered } from './triggers.ts';
import { isGone } from './units.ts';

/**
 * What follows when a unit attacked, moved or performed an action: standby, then detonations (legion.timing.2), then
 * everything else. A unit that is defeated meanwhile sets off nothing more (legion.standby.17).
 * legion.detonate.9, legion.standby.16, legion.attack.43, .44, legion.pivot.6
 * legion.abilities.13
 */
export function* afterDeed(t: LTable, deed: Deed, rest: () => Procedure<void>): Procedure<void> {
  yield* t.window('deed-performed', deed);
  if (deed.deed === 'move') yield* carryClaimed(t, deed.unit);
  yield* offerStandby(t, deed);
  yield* settle(t);
  if (isGone(deed.unit)) return;
  yield* offerDetonations(t, deed);
  if (isGone(deed.unit)) return;
  yield* t.window('deed-done', deed);
  if (!isGone(deed.unit)) yield* rest();
}

/** legion.detonate-x.1, .6, .9, .10: charges, of whoever does not act first. */
function* offerDetonations(t: LTable, deed: Deed): Procedure<void> {
  for (const seat of [1 - deed.unit.seat, deed.unit.seat]) {
    const own = t.abilities.triggered('may-set-off', deed).filter((one) => one.seat === seat);
    yield* resolveTriggered(t, own);
  }
}

/** An attack action, free or not, with all that follows (legion.attack.1). */
export function* attackAction(t: LTable, unit: Unit, free: boolean, limits: AttackLimits = {}): Procedure<void> {
  t.emit({ type: 'action', rule: 'legion.attack.1', unit: unit.id, action: 'attack', free });
  const attack = yield* performAttack(t, unit, { ...limits, action: true });
  if (attack) yield* afterAttack(t, unit, attack, 'attack', free);
}

/** After an attack that was an action. */
export function* afterAttack(t: LTable, unit: Unit, attack: Attack, action: string, free: boolean): Procedure<void> {
  yield* afterDeed(t, { unit, deed: 'attack', action }, function* () {
    yield* t.window('after-attacking', { attacker: unit, action: true, attack });
    yield* t.window('action-performed', { unit, action, free });
  });
}

/**
 * An attack that an effect allows, which is no action (legion.actions.15 to .17); null where nobody was attacked.
 * legion.abilities.15, legion.attack.8
 */
export function* extraAttack(
  t: LTable,
  unit: Unit,
  limits: Omit<Parameters<typeof performAttack>[2], 'action'>,
): Procedure<Attack | null> {
  return yield* withAftermath(t, unit, performAttack(t, unit, { ...limits, action: false }));
}

/** Bombs on a unit that this one has moved through: an attack and no action (legion.overrun.4, .5). */
export function* overrun(t: LTable, unit: Unit, enemy: Unit): Procedure<void> {
  yield* withAftermath(t, unit, overrunAttack(t, unit, enemy));
}

/** An attack that is no action, and what follows it. */
function* withAftermath(t: LTable, unit: Unit, attacking: Procedure<Attack | null>): Procedure<Attack | null> {
  const attack = yield* attacking;
  if (!attack) return null;
  yield* afterDeed(t, { unit, deed: 'attack', action: '' }, () =>
    t.window('after-attacking', { attacker: unit, action: false, attack }),
  );
  return attack;
}

/**
 * A speed-X move that an effect allows, which is no action: a standard move at that speed or lower, and nothing else; without a
 * speed it is a move as the unit makes them.
 * * (legion.movement.28, .29, legion.standard-move.3, legion.card-actions.5). `by` moves the unit, its player or another.
 */
export function* extraMove(t: LTable, unit: Unit, speed?: number, by: Seat = unit.seat): Procedure<boolean> {
  const turn = yield* whenToTurn(t, unit, by);
  if (turn === 'first') yield* pivotAlong(t, unit, { by });
  // Somebody on standby may have answered the pivot, and have engaged it (legion.engaged.2).
  const isStopped = isGone(unit) || (turn === 'first' && whyNotMove(t, unit, { speed }) !== undefined);
  const moved = isStopped ? null : yield* standardMove(t, unit, { speed, by });
  if (moved) yield* afterDeed(t, { unit, deed: 'move', action: '' }, () => t.window('moved', moved));
  if (turn === 'second' && !isGone(unit)) yield* pivotAlong(t, unit, { by });
  return moved !== null;
}

const TURNS = keyOptions(['first', 'second', 'none']);

/** Whether a unit that may pivot along with a standard move does so before it or after it (legion.reposition.1, .2, .5). */
function* whenToTurn(t: LTable, unit: Unit, by: Seat): Procedure<'first' | 'second' | 'none'> {
  if (!hasKeyword(t, unit, 'reposition')) return 'none';
  const about = { unit: unit.id, card: 'reposition' };
  const { key } = yield* pickOne({
    seat: by,
    topic: 'when-to-pivot',
    rule: 'legion.reposition.1',
    about,
    options: TURNS,
  });
  return key;
}

/** A pivot that is a move and no action (legion.reposition.3): nobody makes it in the melee that the move has brought it into. */
export function* pivotAlong(
  t: LTable,
  unit: Unit,
  { by = unit.seat, leaves }: Pick<MoveTerms, 'by' | 'leaves'> = {},
): Procedure<void> {
  if (whyNotMove(t, unit, { how: 'pivot', leaves })) return;
  const moved = yield* standardMove(t, unit, { how: 'pivot', by });
  if (moved) yield* afterDeed(t, { unit, deed: 'move', action: '' }, () => t.window('moved', moved));
}
