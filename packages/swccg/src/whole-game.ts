import { allCards, definitionOf, findDefinition, isAnsweredFromHand } from './cards/catalog.ts';
import type { Edition } from './edition.ts';
import { responseOptions } from './rules/answers.ts';
import { refused } from './rules/refusals/refused.ts';
import { whyNot } from './rules/refusals/why-not.ts';
import { mustSeemAsked } from './rules/seeming.ts';
import { isSuspended } from './rules/suspension.ts';

/** What a table of the whole game is made with. */
export const WHOLE_GAME: Edition = {
  cards: { of: definitionOf, find: findDefinition, all: allCards, isAnsweredFromHand },
  isSuspended,
  responseOptions,
  whyNot,
  refused,
  mustSeemAsked,
};
