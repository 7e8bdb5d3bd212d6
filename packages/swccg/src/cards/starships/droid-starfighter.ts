import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isModel, itself } from '../conditions.ts';
import { add, addEach, type Texts } from '../words.ts';

const others = (game: CardTable, ship: CardInPlay) => {
  const location = game.locationOf(ship);
  return location ? game.at(location).filter((card) => card !== ship) : [];
};

export const DROID_STARFIGHTER: Texts = {
  'droid-starfighter': {
    text: 'Deploys -1 where you have a battleship. Has presence of its own. Power -1 without your droid control ship present. With another droid starfighter here, starfighters your opponent has present are power -1.',
    permanentPilots: 0,
    ownCost: (printed, { location }, seat, game) => {
      const fleet = location ? game.at(location).filter(({ owner }) => owner === seat) : [];
      return fleet.some((card) => isModel(game, card, 'battleship')) ? printed - 1 : printed;
    },
    modifiers: [
      addEach('power', -1, (about, my, game) => {
        const guided = others(game, about.card).some(
          (card) => card.owner === about.card.owner && hasKeyword(game.facts(card), 'droid control ship'),
        );
        return itself(about, my, game) && !guided;
      }),
      add('power', -1, ({ card }, my, game) => {
        const facts = game.facts(card);
        if (!my.self || card.owner === my.seat || facts.type !== 'starship' || facts.class !== 'starfighter')
          return false;
        const beside = others(game, my.self);
        return beside.includes(card) && beside.some((other) => isModel(game, other, 'droid star'));
      }),
    ],
  },
};
