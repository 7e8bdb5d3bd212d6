import type { Seat } from '@rangefinder/kernel';
import type { CommandFacts } from '../card.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { boundCards } from './divulging.ts';
import { playerOf } from './players.ts';
import { commandersOf } from './units.ts';

/**
 * legion.command-cards.23, legion.issuing-orders.8: only cards that somebody on the battlefield can be nominated for.
 * legion.command-phase.4
 * legion.commander.11 to .13, legion.operative.11, .12, legion.defeated.6
 */
export function playableCards(t: LTable, seat: Seat): readonly string[] {
  const playable = playerOf(t, seat).hand.filter((card) => mayPlay(t, seat, card, 'hand'));
  const bound = boundCards(t, seat).filter((card) => playable.includes(card));
  return bound.length > 0 ? bound : playable;
}

/** Where it is remembered that a card was sent back to the hand and may not be selected this round. */
export function barredKey(seat: Seat, card: string): string {
  return `round:barred:${seat}:${card}`;
}

/** Whether a card could be played now, from the hand or from what is set aside. */
export function mayPlay(t: LTable, seat: Seat, card: string, from: 'hand' | 'contingencies'): boolean {
  const may = nominees(t, seat, t.cards.command(card)).length > 0 && !t.state.memory[barredKey(seat, card)];
  return t.abilities.ask('may-select-card', { seat, card, from }, may);
}

/**
 * Who may be nominated: the character of the card, else a commander (legion.command-phase.11, .12, legion.operative.5, .6).
 * legion.command-cards.25, .26, legion.operative.10, legion.issuing-orders.7, legion.transported-closed.10
 */
export function nominees(t: LTable, seat: Seat, { character }: CommandFacts): readonly Unit[] {
  if (character === '') {
    const commanders = commandersOf(t, seat);
    const others = t.friendsOf(seat).filter((unit) => t.abilities.ask('may-be-nominated', unit, false));
    return [...commanders, ...others.filter((unit) => !commanders.includes(unit))];
  }
  return t
    .friendsOf(seat)
    .filter((unit) => t.facts(unit).name === character && (unit.rank === 'commander' || unit.rank === 'operative'));
}
