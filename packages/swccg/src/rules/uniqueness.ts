import type { Seat } from '@rangefinder/kernel';
import type { CardDefinition } from '../definition.ts';
import type { CardFacts } from '../facts.ts';
import type { CardTable } from '../table.ts';

/** Whether one more copy may come to the table; else it stays in hand (swccg.core-uniqueness.1, swccg.core-uniqueness.5,
 * swccg.core-uniqueness.6). */
export function mayJoinTable(game: CardTable, seat: Seat, definition: CardDefinition): boolean {
  const { facts } = definition;
  if (facts.copies !== undefined && !facts.perSystem) {
    // swccg.core-uniqueness.3: both players' cards of the title count
    if ((game.index.census.titles.get(facts.title) ?? 0) >= facts.copies) return false;
    // swccg.core-uniqueness.7: a unique card out of play keeps its other versions away
    const { out } = game.player(seat);
    const gone = out.length > 0 && out.some((card) => isVersion(game.cards.of(card).facts, facts));
    if (gone && facts.copies === 1 && isPerson(facts)) return false;
  }
  return !hasPersona(game, seat, definition);
}

/** swccg.core-personas.1: one version of a persona for each player */
function hasPersona(game: CardTable, seat: Seat, { personas }: CardDefinition): boolean {
  for (const persona of personas) {
    if (game.index.census.personas[seat === 0 ? 0 : 1].has(persona)) return true;
  }
  return false;
}

function isVersion(one: CardFacts, other: CardFacts): boolean {
  return one.title === other.title || (one.persona !== undefined && one.persona === other.persona);
}

function isPerson({ type }: CardFacts): boolean {
  return type === 'character' || type === 'starship' || type === 'vehicle';
}
