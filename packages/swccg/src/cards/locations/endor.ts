import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { deployingHere, hasKeyword, here, isKind, isOnPlanet } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { supportFromAbove } from './words.ts';

const anyOn = (game: CardTable, planet: string, fits: (card: CardInPlay) => boolean) =>
  game.state.cards.some((card) => isOnPlanet(game, card, planet) && fits(card));

export const ENDOR: Texts = {
  'endor-light': {
    text: 'Light: Force drain -1 here; your starships move here for 1 less from Haven, Rendezvous Point or Sullust. Dark: Force drain -1 here without an Imperial on Endor.',
    light: {
      modifiers: [
        add('drain', -1, here),
        add('move-cost', -1, ({ card, to }, my, game) => {
          const row = game.locationOf(card)?.row ?? '';
          const near = ['sullust', 'rendezvous-point', 'haven'].includes(row);
          return near && to === my.location && card.owner === my.seat && game.facts(card).type === 'starship';
        }),
      ],
    },
    dark: {
      modifiers: [
        add(
          'drain',
          -1,
          (about, my, game) => here(about, my) && !anyOn(game, 'endor', (card) => isKind(game.facts(card), 'imperial')),
        ),
      ],
    },
  },
  'endor-dark': {
    text: 'Dark: while you control it, in battles at Endor sites your total power is +1 for each of your starships here. Light: Force drain -1 here without an Ewok on Endor; your starships deploy and move here for 1 more.',
    dark: { modifiers: [supportFromAbove] },
    light: {
      modifiers: [
        add(
          'drain',
          -1,
          (about, my, game) => here(about, my) && !anyOn(game, 'endor', (card) => hasKeyword(game.facts(card), 'ewok')),
        ),
        add('deploy-cost', 1, (about, my) => deployingHere(about, my) && about.facts.type === 'starship'),
        add('move-cost', 1, ({ card, to }, my, game) => {
          return to === my.location && card.owner === my.seat && game.facts(card).type === 'starship';
        }),
      ],
    },
  },
};
