import { deployingHere, isPersona } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { abilitySixHere } from './words.ts';

export const KESSEL: Texts = {
  kessel: {
    text: 'Dark: your starships deploy -1 here (-2 while Tarkin is aboard a starship here). Light: you need total ability of 6 or more to draw battle destiny here.',
    dark: {
      modifiers: [
        add(
          'deploy-cost',
          ({ location }, _my, game) =>
            location && game.everythingAt(location).some((card) => isPersona(game, card, 'tarkin')) ? -2 : -1,
          (about, my) => deployingHere(about, my) && about.facts.type === 'starship',
        ),
      ],
    },
    light: { modifiers: [abilitySixHere] },
  },
};
