import { keyOptions, type Procedure, type Seat } from '@rangefinder/kernel';
import type { Deed } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { isInBattle, type Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { isControlled } from './control.ts';
import { examplesFor } from './spending.ts';
import { spendToken } from './tokens.ts';
import { isEnclosed } from './transported.ts';

/** What a unit may do for its standby token: an action, which the chapters that it answers to know nothing of (legion.standby.5). */
export interface StandbyDeed {
  may(t: LTable, unit: Unit): boolean;
  perform(t: LTable, unit: Unit): Procedure<void>;
}
export type StandbyDeeds = Readonly<Record<'attack' | 'move', StandbyDeed>>;

const DEEDS = ['attack', 'move'] as const;

/**
 * After an enemy attacked, moved or performed an action, units on standby may react, one at a time (legion.standby.4, .5);
 * before anything else that follows (legion.standby.15).
 */
export function* offerStandby(t: LTable, { unit }: Deed): Procedure<void> {
  if (t.state.phase !== 'activation' || isControlled(unit)) return; // legion.standby.10
  const seat = 1 - unit.seat;
  // legion.standby.9: once each, whosever tokens they may spend.
  const reacted: Unit[] = [];
  while (isInBattle(unit)) {
    const ready = t.friendsOf(seat).filter((one) => !reacted.includes(one) && mayReact(t, one, unit));
    if (ready.length === 0) return;
    const options = [
      ...ready.map((one) => ({ key: one.id, about: { unit: one.id }, one })),
      { key: 'none' as const, one: null },
    ];
    const about = { unit: unit.id };
    const { one } = yield* pickOne({ seat, topic: 'standby', rule: 'legion.standby.4', about, options });
    if (!one) return;
    reacted.push(one);
    yield* react(t, seat, one, unit);
  }
}

/** Whose standby token a unit would spend: its own, or one of an example's. */
function standbyOwner(t: LTable, one: Unit): Unit | undefined {
  if (!t.abilities.ask('may-spend', { unit: one, token: 'standby', attack: null }, !isEnclosed(t, one)))
    return undefined;
  return one.tokens.standby > 0 ? one : examplesFor(t, one, 'standby')[0];
}

/** legion.standby.4, .12, .13 */
function mayReact(t: LTable, one: Unit, unit: Unit): boolean {
  if (!standbyOwner(t, one) || t.range(one, unit) > t.abilities.ask('standby-range', one, 2)) return false;
  return t.sees(one, unit) && DEEDS.some((deed) => t.cards.standby[deed].may(t, one));
}

function* react(t: LTable, seat: Seat, one: Unit, against: Unit): Procedure<void> {
  spendToken(t, standbyOwner(t, one) ?? one, 'standby', 1, 'legion.standby.5');
  t.emit({ type: 'standby', rule: 'legion.standby.5', unit: one.id, against: against.id });
  const able = DEEDS.filter((deed) => t.cards.standby[deed].may(t, one));
  const about = { unit: one.id };
  const { key } = yield* pickOne({
    seat,
    topic: 'standby-deed',
    rule: 'legion.standby.5',
    about,
    options: keyOptions(able),
  });
  yield* t.cards.standby[key].perform(t, one);
}
