import type { Procedure, Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { FlawTiming } from '../card.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { playerOf } from './players.ts';

/** The start of a phase: flaws may be played in it, as each of them says; blue decides first (legion.flawed.3, .6, .9). */
export function* playFlaws(t: LTable, phase: FlawTiming['phase']): Procedure<void> {
  for (const seat of t.playerOrder()) {
    for (const card of playable(t, seat, phase)) {
      const options = [
        { key: card, about: { card }, isPlayed: true },
        { key: 'none' as const, isPlayed: false },
      ];
      const { isPlayed } = yield* pickOne({ seat, topic: 'play-flaw', rule: 'legion.flawed.3', options });
      if (isPlayed) play(t, seat, card);
    }
  }
}

function playable(t: LTable, seat: Seat, phase: FlawTiming['phase']): readonly string[] {
  return playerOf(t, seat).flaws.filter((id) => {
    const { flaw, abilities } = t.cards.command(id);
    const unit = flawedUnit(t, seat, id);
    return abilities !== 'unwritten' && flaw?.phase === phase && unit !== undefined && flaw.when(t, unit);
  });
}

/** The unit whose flaw a player holds (legion.flawed.1). */
function flawedUnit(t: LTable, seat: Seat, card: string): Unit | undefined {
  const { character } = t.cards.command(card);
  return t.state.units.find(
    (unit) => unit.seat !== seat && unit.place !== 'defeated' && t.facts(unit).name === character,
  );
}

function play(t: LTable, seat: Seat, card: string): void {
  const { flaws, flawsInPlay } = playerOf(t, seat);
  flaws.splice(flaws.indexOf(card), 1);
  flawsInPlay.push(card);
  t.changed();
  t.emit({ type: 'flaw-played', rule: 'legion.flawed.3', seat, card });
}

/** The End Phase: flaws in play go to the discards of whoever has their unit (legion.flawed.4, .10). */
export function discardFlaws(t: LTable, seat: Seat): void {
  const owner = 1 - seat;
  const played = playerOf(t, seat).flawsInPlay.splice(0);
  if (played.length === 0) return;
  for (const card of played) {
    playerOf(t, owner).discards.push(card);
    t.emit({ type: 'card-discarded', rule: 'legion.flawed.10', seat: owner, card });
  }
  t.changed();
}
