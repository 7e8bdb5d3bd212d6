import type { Procedure, Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { giveOrder, mayReceiveOrder } from './command.ts';
import { playerOf } from './players.ts';
import { mayPlay } from './playing.ts';

/** A card that a player may discard instead of drawing an order token, and whom its character could order for it. */
export interface Instead {
  readonly card: string;
  readonly by: Unit;
  readonly units: readonly Unit[];
}

/** Cards of the hand, or set aside, that say so. */
export function cardsInstead(t: LTable, seat: Seat): readonly Instead[] {
  const { hand, contingencies } = playerOf(t, seat);
  const from = (place: 'hand' | 'contingencies') => (card: string) =>
    t.cards.command(card).insteadOfDrawing !== null && mayPlay(t, seat, card, place);
  return [...hand.filter(from('hand')), ...contingencies.filter(from('contingencies'))].flatMap((card) => {
    const { character, insteadOfDrawing: reach } = t.cards.command(card);
    const by = t.friendsOf(seat).find((unit) => t.facts(unit).name === character);
    if (!by || reach === null) return [];
    const units = t
      .friendsOf(seat)
      .filter((unit) => !unit.activated && t.range(by, unit) <= reach && mayReceiveOrder(t, unit, by));
    return units.length > 0 ? [{ card, by, units }] : [];
  });
}

/** Whether, for all the opponent knows, a player might hold such a card: then it must not show that there is nothing to decide. */
export function mayHoldInstead(t: LTable, seat: Seat): boolean {
  const { discards } = playerOf(t, seat);
  return t
    .friendsOf(seat)
    .some((unit) =>
      t.cards
        .commandsOf(t.facts(unit).name)
        .some(({ id, insteadOfDrawing }) => insteadOfDrawing !== null && !discards.includes(id)),
    );
}

/** The card is discarded, a unit is ordered: it is the one that activates. */
export function* orderInstead(t: LTable, seat: Seat, { card, by, units }: Instead): Procedure<Unit> {
  const rule = 'legion.golden-rules.2';
  const player = playerOf(t, seat);
  for (const pile of [player.hand, player.contingencies]) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  player.discards.push(card);
  t.emit({ type: 'card-discarded', rule, seat, card });
  const options = units.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
  const about = { unit: by.id, card };
  const { unit } = yield* pickOne({ seat, topic: 'choose-unit', rule, about, options });
  yield* giveOrder(t, unit, by, rule);
  return unit;
}
