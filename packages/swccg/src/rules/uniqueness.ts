import type { Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import type { CardFacts } from '../cards/facts.ts';
import type { CardTable } from '../table.ts';

/** Whether one more copy may come to the table; else it stays in hand (swccg.core-uniqueness.1, swccg.core-uniqueness.5,
 * swccg.core-uniqueness.6). */
export function mayJoinTable(game: CardTable, seat: Seat, facts: CardFacts): boolean {
  const { state } = game;
  if (facts.copies !== undefined && !facts.perSystem) {
    // swccg.core-uniqueness.3: both players' cards of the title count
    const onTable = state.cards.filter(({ card }) => definitionOf(card).facts.title === facts.title).length;
    if (onTable >= facts.copies) return false;
    // swccg.core-uniqueness.7: a unique card out of play keeps its other versions away
    const gone = game.player(seat).out.some((card) => isVersion(definitionOf(card).facts, facts));
    if (gone && facts.copies === 1 && isPerson(facts)) return false;
  }
  return !hasPersona(game, seat, facts);
}

/** swccg.core-personas.1: one version of a persona for each player */
export function hasPersona(game: CardTable, seat: Seat, facts: CardFacts): boolean {
  const wanted = personasOf(facts);
  if (wanted.length === 0) return false;
  return game.state.cards.some(
    ({ card, owner }) => owner === seat && personasOf(definitionOf(card).facts).some((one) => wanted.includes(one)),
  );
}

/** Whom a card stands for, permanent pilots included (swccg.core-personas.2). */
export function personasOf(facts: CardFacts): readonly string[] {
  const permanent = definitionOf(facts.id).text?.permanentPersonas ?? [];
  return facts.persona === undefined ? permanent : [facts.persona, ...permanent];
}

function isVersion(one: CardFacts, other: CardFacts): boolean {
  return one.title === other.title || (one.persona !== undefined && one.persona === other.persona);
}

function isPerson({ type }: CardFacts): boolean {
  return type === 'character' || type === 'starship' || type === 'vehicle';
}
