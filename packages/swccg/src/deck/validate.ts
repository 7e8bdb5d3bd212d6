import { BadInput, isObject, type Problem } from '@rangefinder/kernel';
import { definitionOf, findDefinition } from '../cards/catalog.ts';
import { isShield } from '../rules/shields.ts';
import { mayStart } from '../rules/starting.ts';
import { cardsOf, type Deck, parseDeck } from './deck.ts';

/** Every reason why a deck is not legal. */
export function validate(list: unknown): Problem[] {
  const unknown = unplayable(list);
  if (unknown.length > 0) return unknown;
  try {
    return problemsOf(parseDeck(list, 'deck'));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return [{ rule: 'swccg.core-deck.1', message: error.message }];
  }
}

/** Cards nobody has heard of, and cards whose text is not written yet (swccg.core-deck.9). */
function unplayable(list: unknown): Problem[] {
  if (!isObject(list) || !isObject(list.cards)) return [];
  const problems: Problem[] = [];
  for (const id of Object.keys(list.cards)) {
    const definition = findDefinition(id);
    if (!definition) problems.push({ rule: 'swccg.core-deck.9', message: `There is no card "${id}".` });
    else if (!definition.text) {
      const message = `What ${definition.facts.title} does is not written yet; it cannot be played.`;
      problems.push({ rule: 'swccg.core-deck.9', message });
    }
  }
  return problems;
}

function problemsOf(deck: Deck): Problem[] {
  const problems: Problem[] = [];
  const cards = cardsOf(deck);
  if (cards.length !== 60) {
    problems.push({ rule: 'swccg.core-deck.1', message: `A deck has exactly 60 cards; this one has ${cards.length}.` });
  }
  for (const id of Object.keys(deck.cards)) {
    const { facts } = definitionOf(id);
    if (facts.side !== deck.side) {
      const message = `${facts.title} is of the ${facts.side} side, in a deck of the ${deck.side} side.`;
      problems.push({ rule: 'swccg.core-deck.2', message });
    }
  }
  const count = (fits: (id: string) => boolean) => cards.filter(fits).length;
  const objectives = count((id) => definitionOf(id).facts.type === 'objective');
  if (objectives > 1) {
    problems.push({ rule: 'swccg.core-deck.4', message: `A deck holds at most one Objective, not ${objectives}.` });
  }
  const effects = count((id) => isStartingEffect(id));
  if (effects > 1) {
    problems.push({ rule: 'swccg.core-deck.5', message: `A deck holds at most one starting Effect, not ${effects}.` });
  }
  problems.push(...underProblems(deck, effects));
  if (objectives === 0 && count(mayStart) === 0) {
    const message = 'Without an Objective a deck needs a location that can be its starting location.';
    problems.push({ rule: 'swccg.core-deck.8', message });
  }
  return problems;
}

function isStartingEffect(id: string): boolean {
  const { facts } = definitionOf(id);
  return facts.type === 'effect' && facts.kind === 'starting';
}

/** Defensive Shields lie under a starting Effect, ten cards at most, and nowhere else (swccg.core-deck.6, swccg.core-deck.7). */
function underProblems({ side, cards, under = [] }: Deck, effects: number): Problem[] {
  const problems: Problem[] = [];
  for (const id of Object.keys(cards).filter(isShield)) {
    const message = `${definitionOf(id).facts.title} may only be carried under a starting Effect.`;
    problems.push({ rule: 'swccg.core-deck.7', message });
  }
  const wrong = under.some((id) => definitionOf(id).facts.side !== side);
  if (wrong) problems.push({ rule: 'swccg.core-deck.2', message: `What lies under a starting Effect is ${side} too.` });
  if (under.length > 10 || (under.length > 0 && effects === 0)) {
    const message = 'Up to ten cards may lie under a starting Effect, and none without one.';
    problems.push({ rule: 'swccg.core-deck.6', message });
  }
  return problems;
}
