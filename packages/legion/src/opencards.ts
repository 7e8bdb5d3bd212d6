import type { Seat } from '@rangefinder/kernel';
import type { CardAbility } from './abilities.ts';
import type { CommandFacts, GivenKeywords, KeywordUse } from './card.ts';
import { isFirstRound, type LegionState, type Unit } from './state.ts';
import type { LTable } from './table.ts';

/** A command card or a flaw that lies open, with what it does now. */
export interface OpenCard {
  readonly id: string;
  /** Who played it. */
  readonly seat: Seat;
  /** Its character; of a flaw an enemy (legion.flawed.1). */
  readonly unit: Unit | null;
  readonly gives: readonly GivenKeywords[];
  readonly abilities: readonly CardAbility[] | 'unwritten';
}

/**
 * A command card works while it lies open, a permanent one for good, a flaw through its round, and one that is divulged as long as it
 * says: legion.command-cards.31, legion.permanent.2, legion.permanent-keyword.2, legion.flawed.3, legion.divulge.2, .3
 */
export function cardsInPlay({ state, cards }: LTable): readonly OpenCard[] {
  const order: readonly Seat[] = [state.blue, 1 - state.blue];
  return order.flatMap((seat) => {
    const { chosen, revealed, permanent, divulged, flawsInPlay } = state.players[seat === 0 ? 0 : 1];
    const played = revealed && chosen !== null ? [chosen, ...permanent] : permanent;
    const open = (facts: CommandFacts, { gives, abilities }: Pick<CommandFacts, 'gives' | 'abilities'>): OpenCard => {
      const side = facts.kind === 'flaw' ? 1 - seat : seat;
      const isNamed = (unit: Unit) => unit.seat === side && cards.unit(unit.card).name === facts.character;
      return { id: facts.id, seat, unit: state.units.find(isNamed) ?? null, gives, abilities };
    };
    return [
      ...[...played, ...flawsInPlay].map(cards.command).map((facts) => open(facts, facts)),
      ...divulged.map(cards.command).flatMap((facts) => {
        const { divulge } = facts;
        return divulge && speaks(state, divulge.until) ? [open(facts, divulge)] : [];
      }),
    ];
  });
}

function speaks(state: LegionState, until: 'end-of-step' | 'end-of-round-1'): boolean {
  return state.phase === 'setup' || (until === 'end-of-round-1' && isFirstRound(state));
}

const NONE: readonly KeywordUse[] = [];

/** Keywords that open cards give to a unit. */
export function keywordsGiven(t: LTable, unit: Unit): readonly KeywordUse[] {
  if (!t.openCards.some(({ gives }) => gives.length > 0)) return NONE;
  return t.openCards.flatMap(({ id: card, seat, unit: character, gives }) =>
    gives.flatMap(({ keywords, to, when }) => {
      const given = { table: t, unit, seat, card };
      const isFor = to ? to(given) : unit === character;
      return isFor && when?.(given) !== false ? keywords : [];
    }),
  );
}

/** Whether a card has been divulged in this game. */
export function wasDivulged(t: LTable, seat: Seat, card: string): boolean {
  return t.state.players[seat === 0 ? 0 : 1].divulged.includes(card);
}
