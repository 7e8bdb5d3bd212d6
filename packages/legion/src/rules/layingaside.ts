import type { RuleId, Seat } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import type { LTable } from '../table.ts';
import { playerOf } from './players.ts';

/** The round in which cards of a player were laid aside. */
function roundOf(seat: Seat): string {
  return `aside:${seat}`;
}

/** Cards of a hand are laid aside, faceup. */
export function layAside(t: LTable, seat: Seat, which: (card: string) => boolean, rule: RuleId = RULE): void {
  const player = playerOf(t, seat);
  const cards = player.hand.filter(which);
  player.hand = player.hand.filter((card) => !cards.includes(card));
  player.aside.push(...cards);
  t.state.memory[roundOf(seat)] = t.state.round;
  for (const card of cards) t.emit({ type: 'card-aside', rule, seat, card });
}

/** The counter is turned back (legion.unlimited-rounds.7): every round to come is a later one. */
export function forgetWhenLaidAside(t: LTable, seat: Seat): void {
  delete t.state.memory[roundOf(seat)];
}

/** Who has selected a card in a later round takes them back. */
export function takeBackAside(t: LTable, seat: Seat): void {
  const player = playerOf(t, seat);
  if (player.aside.length === 0 || t.state.round <= (t.state.memory[roundOf(seat)] ?? 0)) return;
  for (const card of player.aside.splice(0)) {
    player.hand.push(card);
    t.emit({ type: 'card-returned', rule: 'legion.golden-rules.2', seat, card });
  }
  delete t.state.memory[roundOf(seat)];
}
