import { whatItIsAboard } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const R2_X2: Texts = {
  'r2-x2': {
    text: 'A nav computer. Aboard a starfighter: power, maneuver and hyperspeed +1.',
    modifiers: (['power', 'maneuver', 'hyperspeed'] as const).map((question) =>
      add(question, 1, (about, my, game) => {
        const facts = game.facts(about.card);
        return whatItIsAboard(about, my, game) && facts.type === 'starship' && facts.class === 'starfighter';
      }),
    ),
  },
};
