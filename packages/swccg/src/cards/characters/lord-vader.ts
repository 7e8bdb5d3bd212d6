import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, itself } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { immune, pilots } from './words.ts';

const isArmed = (game: CardTable, card: CardInPlay, weapon: string) =>
  game.heldBy(card).some((item) => hasKeyword(game.facts(item), weapon));

export const LORD_VADER: Texts = {
  'lord-vader': {
    text: 'Deploys -2 to the Executor, the second Death Star or Endor. Adds 3 to power of what he pilots. Armed with a lightsaber: defense value +2 and each destiny of his lightsabers +1. Immune to attrition < 6.',
    ownCost: (printed, { location, on }) => {
      const near = ['executor', 'death-star-ii', 'endor'];
      return near.includes(location?.row ?? '') || on?.card === 'executor' ? printed - 2 : printed;
    },
    modifiers: [
      pilots(3),
      immune(6),
      add('defense', 2, (about, my, game) => itself(about, my, game) && isArmed(game, about.card, 'lightsaber')),
      add(
        'weapon-destiny',
        1,
        ({ weapon }, my, game) =>
          hasKeyword(game.facts(weapon), 'lightsaber') && my.self !== null && weapon.where.id === my.self.id,
      ),
    ],
  },
};
