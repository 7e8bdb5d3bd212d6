import type { OfCard, Source } from '../../definition.ts';
import type { CardTable } from '../../table.ts';
import { isStarfighter, whatItIsAboard } from '../conditions.ts';
import { add, atLeast, type Texts } from '../words.ts';

const aboardCapital = (about: OfCard, my: Source, game: CardTable): boolean => {
  const facts = game.facts(about.card);
  return whatItIsAboard(about, my, game) && facts.type === 'starship' && facts.class === 'capital';
};

export const R1_G4: Texts = {
  'r1-g4': {
    text: 'A nav computer. Aboard a capital starship: its power and hyperspeed are +1, and it is immune to attrition < 3. Does not fit into starfighters.',
    neverAboard: isStarfighter,
    modifiers: [
      ...(['power', 'hyperspeed'] as const).map((question) => add(question, 1, aboardCapital)),
      atLeast('immunity', 3, aboardCapital),
    ],
  },
};
