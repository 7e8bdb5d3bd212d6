import type { Seat, Violation } from '@rangefinder/kernel';
import type { CardDefinition } from '../definition.ts';
import type { CardFacts } from '../facts.ts';
import { refuse } from '../refusals.ts';
import type { CardTable } from '../table.ts';

/** Whether one more copy may come to the table; else it stays in hand (swccg.core-uniqueness.1, swccg.core-uniqueness.5,
 * swccg.core-uniqueness.6). */
export function mayJoinTable(game: CardTable, seat: Seat, definition: CardDefinition): boolean {
  return keepsOffTable(game, seat, definition) === undefined;
}

/** Why no further copy may come to the table. */
export function whyNotJoin(game: CardTable, seat: Seat, definition: CardDefinition): Violation | undefined {
  const { id } = definition.facts;
  switch (keepsOffTable(game, seat, definition)) {
    case 'copies':
      return refuse('swccg.core-uniqueness.5', 'copies-on-table', { id });
    case 'out-of-play':
      return refuse('swccg.core-uniqueness.7', 'version-out-of-play', { id });
    case 'persona':
      return refuse('swccg.core-personas.1', 'version-on-table', { id });
    case undefined:
      return undefined;
  }
}

function keepsOffTable(
  game: CardTable,
  seat: Seat,
  definition: CardDefinition,
): 'copies' | 'out-of-play' | 'persona' | undefined {
  const { facts } = definition;
  if (facts.copies !== undefined && !facts.perSystem) {
    // swccg.core-uniqueness.3: both players' cards of the title count
    if ((game.index.census.titles.get(facts.title) ?? 0) >= facts.copies) return 'copies';
    // swccg.core-uniqueness.7: a unique card out of play keeps its other versions away
    const { out } = game.player(seat);
    const gone = out.length > 0 && out.some((card) => isVersion(game.cards.of(card).facts, facts));
    if (gone && facts.copies === 1 && isPerson(facts)) return 'out-of-play';
  }
  return hasPersona(game, seat, definition) ? 'persona' : undefined;
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
