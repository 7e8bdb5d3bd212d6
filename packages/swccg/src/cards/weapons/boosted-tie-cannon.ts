import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { onModel, onYour } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { starship } from './words.ts';

/** A bonus by the class of what is shot at. */
export const against =
  (bonus: Partial<Record<'capital' | 'starfighter' | 'squadron', number>>) =>
  (target: CardInPlay, _weapon: CardInPlay, game: CardTable): number => {
    const facts = game.facts(target);
    return facts.type === 'starship' ? (bonus[facts.class] ?? 0) : 0;
  };

export const BOOSTED_TIE_CANNON: Texts = {
  'boosted-tie-cannon': {
    text: 'Deploy for 1 on a TIE Advanced x1. Fires for 1 at a starship: -1 against capital starships, +1 against starfighters.',
    models: ['tie advanced x1'],
    deploysOn: onYour(onModel('tie advanced x1'), 1),
    weapon: { cost: 1, at: starship, draws: 1, plus: against({ capital: -1, starfighter: 1 }) },
  },
};
