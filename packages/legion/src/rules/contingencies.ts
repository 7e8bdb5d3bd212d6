import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { hasKeyword } from '../sources.ts';
import type { LTable } from '../table.ts';
import { playerOf } from './players.ts';
import { mayPlay } from './playing.ts';

/**
 * Both cards lie open and nothing has come of them: each player may put a card that was set aside in the place of his own, blue first
 * (legion.contingencies.5, .16). Who has any is asked, whether one fits or not: that nothing is asked would tell what they are (.13).
 */
export function* offerContingencies(t: LTable): Procedure<void> {
  for (const seat of t.playerOrder()) {
    const { contingencies, chosen } = playerOf(t, seat);
    if (chosen === null || contingencies.length === 0 || !isPlanning(t, seat)) continue;
    const fit = contingencies.filter((card) => whyNotInstead(t, seat, chosen, card) === undefined);
    const options = [
      ...fit.map((card) => ({ key: card, about: { card }, card })),
      { key: 'none' as const, card: null },
    ];
    const refused = () =>
      contingencies.flatMap((card) => {
        const why = whyNotInstead(t, seat, chosen, card);
        return why ? [{ key: card, about: { card }, why }] : [];
      });
    const rule = 'legion.contingencies.5';
    const { card } = yield* pickOne({ seat, topic: 'contingency', rule, options, refused, secret: true });
    if (card !== null) replaceChosen(t, seat, chosen, card);
  }
}

/** legion.contingencies.17: somebody who planned for it is left. */
function isPlanning(t: LTable, seat: Seat): boolean {
  return t.state.units.some(
    (unit) => unit.seat === seat && unit.place !== 'defeated' && hasKeyword(t, unit, 'contingencies'),
  );
}

/** legion.contingencies.7, .14: as many pips, and a card that can be played. */
function whyNotInstead(t: LTable, seat: Seat, chosen: string, card: string): Violation | undefined {
  const pips = (id: string) => t.cards.command(id).pipsInPlay;
  if (pips(card) !== pips(chosen)) return refuse('legion.contingencies.7', 'other-pips');
  return mayPlay(t, seat, card, 'contingencies') ? undefined : refuse('legion.contingencies.14', 'character-gone');
}

/** The card that was revealed is discarded, and the other one counts as chosen and revealed (legion.contingencies.6). */
function replaceChosen(t: LTable, seat: Seat, chosen: string, card: string): void {
  const player = playerOf(t, seat);
  player.discards.push(chosen);
  t.emit({ type: 'card-discarded', rule: 'legion.contingencies.5', seat, card: chosen });
  player.contingencies.splice(player.contingencies.indexOf(card), 1);
  player.chosen = card;
  const { pipsInPlay: pips } = t.cards.command(card);
  t.emit({ type: 'card-revealed', rule: 'legion.contingencies.6', seat, card, pips });
  t.changed();
}
