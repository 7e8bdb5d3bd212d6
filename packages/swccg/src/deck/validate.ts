import { BadInput, isObject, type Problem, type RuleId } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { definitionOf, findDefinition } from '../cards/catalog.ts';
import { isShield } from '../rules/shields.ts';
import { mayStart } from '../rules/starting.ts';
import { cardsOf, type Deck, parseDeck } from './deck.ts';
import { REMARK } from './words.ts';

/** A reason why a deck is not legal, in every language. */
export interface DeckProblem extends Problem {
  readonly said: Words;
}

function problem(rule: RuleId, said: Words): DeckProblem {
  return { rule, message: said.en, said };
}

/** Every reason why a deck is not legal. */
export function validate(list: unknown): DeckProblem[] {
  const unknown = unplayable(list);
  if (unknown.length > 0) return unknown;
  try {
    return problemsOf(parseDeck(list, 'deck'));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    // What is no deck at all was not made here, so nobody reads it but its author.
    return [problem('swccg.core-deck.1', words(error.message, error.message, error.message))];
  }
}

/** Cards nobody has heard of, and cards whose text is not written yet (swccg.core-deck.9). */
function unplayable(list: unknown): DeckProblem[] {
  if (!isObject(list) || !isObject(list.cards)) return [];
  const problems: DeckProblem[] = [];
  for (const id of Object.keys(list.cards)) {
    const definition = findDefinition(id);
    if (!definition) problems.push(problem('swccg.core-deck.9', REMARK.noSuchCard(id)));
    else if (!definition.text) problems.push(problem('swccg.core-deck.9', REMARK.unwritten(definition.facts.title)));
  }
  return problems;
}

/** Any number of copies is legal (swccg.core-deck.3). */
function problemsOf(deck: Deck): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const cards = cardsOf(deck);
  if (cards.length !== 60) problems.push(problem('swccg.core-deck.1', REMARK.size(cards.length)));
  for (const id of Object.keys(deck.cards)) {
    const { facts } = definitionOf(id);
    if (facts.side !== deck.side)
      problems.push(problem('swccg.core-deck.2', REMARK.otherSide(facts.title, facts.side, deck.side)));
  }
  const count = (fits: (id: string) => boolean) => cards.filter(fits).length;
  const objectives = count((id) => definitionOf(id).facts.type === 'objective');
  // swccg.starting-the-game.6
  if (objectives > 1) problems.push(problem('swccg.core-deck.4', REMARK.objectives(objectives)));
  const effects = count((id) => isStartingEffect(id));
  if (effects > 1) problems.push(problem('swccg.core-deck.5', REMARK.startingEffects(effects)));
  problems.push(...underProblems(deck, effects));
  if (objectives === 0 && count((id) => mayStart(definitionOf(id))) === 0)
    problems.push(problem('swccg.core-deck.8', REMARK.noStart));
  return problems;
}

function isStartingEffect(id: string): boolean {
  const { facts } = definitionOf(id);
  return facts.type === 'effect' && facts.kind === 'starting';
}

/** Defensive Shields lie under a starting Effect, ten cards at most, and nowhere else (swccg.core-deck.6, swccg.core-deck.7). */
function underProblems({ side, cards, under = [] }: Deck, effects: number): DeckProblem[] {
  const problems: DeckProblem[] = [];
  for (const id of Object.keys(cards)) {
    const { facts } = definitionOf(id);
    if (isShield(facts)) problems.push(problem('swccg.core-deck.7', REMARK.onlyUnder(facts.title)));
  }
  const wrong = under.some((id) => definitionOf(id).facts.side !== side);
  if (wrong) problems.push(problem('swccg.core-deck.2', REMARK.underSide(side)));
  if (under.length > 10 || (under.length > 0 && effects === 0))
    problems.push(problem('swccg.core-deck.6', REMARK.under));
  return problems;
}
