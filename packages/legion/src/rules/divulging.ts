import type { Procedure, Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { Divulge } from '../card.ts';
import { isFirstRound } from '../state.ts';
import type { LTable } from '../table.ts';
import { playerOf } from './players.ts';
import { resolveTriggered } from './triggers.ts';

/**
 * The start of a step: each card for it may be divulged. Blue has all opportunities first, and none again (legion.divulge.1, .5, .6).
 */
export function* divulgeCards(t: LTable, step: Divulge['step']): Procedure<void> {
  for (const seat of t.playerOrder()) {
    let open = divulgeable(t, seat, step);
    while (open.length > 0) {
      const options = [
        ...open.map((card) => ({ key: card, about: { card }, card })),
        { key: 'none' as const, card: null },
      ];
      const { card } = yield* pickOne({ seat, topic: 'divulge', rule: 'legion.divulge.1', options });
      if (card === null) break;
      yield* divulge(t, seat, card);
      open = divulgeable(t, seat, step);
    }
  }
}

function divulgeable(t: LTable, seat: Seat, step: Divulge['step']): readonly string[] {
  return playerOf(t, seat).hand.filter((id) => {
    const { divulge } = t.cards.command(id);
    return divulge?.step === step && divulge.abilities !== 'unwritten';
  });
}

/** It lies open, and what follows the keyword takes effect; it is not played (legion.divulge.2, .3). */
function* divulge(t: LTable, seat: Seat, card: string): Procedure<void> {
  const player = playerOf(t, seat);
  player.hand.splice(player.hand.indexOf(card), 1);
  player.divulged.push(card);
  t.changed();
  t.emit({ type: 'card-divulged', rule: 'legion.divulge.1', seat, card });
  const set = t.abilities.triggered('divulged', { seat, card });
  yield* resolveTriggered(
    t,
    set.filter((one) => one.seat === seat && one.self.card === card),
  );
}

/** The end of the step: back to the hand, unless it was discarded meanwhile (legion.divulge.4). */
export function takeBackDivulged(t: LTable): void {
  for (const seat of t.playerOrder()) {
    const { divulged, discards, hand } = playerOf(t, seat);
    for (const card of divulged.filter((id) => !discards.includes(id))) {
      hand.push(card);
      t.emit({ type: 'card-returned', rule: 'legion.divulge.4', seat, card });
    }
  }
  t.changed();
}

/** A card that was divulged is discarded instead of going back to the hand; what it says goes on for as long as it says. */
export function discardDivulged(t: LTable, seat: Seat, card: string): void {
  playerOf(t, seat).discards.push(card);
  t.emit({ type: 'card-discarded', rule: 'legion.divulge.2', seat, card });
}

/** The cards that must be selected in round 1, since they were divulged. */
export function boundCards(t: LTable, seat: Seat): readonly string[] {
  if (!isFirstRound(t.state)) return [];
  return playerOf(t, seat).divulged.filter((card) => t.cards.command(card).divulge?.binds);
}
