import type { Place } from '../../definition.ts';
import { isRelated } from '../../rules/locations.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, isModel } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { pilots } from './words.ts';

/** Aboard a Star Cruiser: on its bridge, or at a site of one that is on table (swccg.starship-sites.6, swccg.starship-sites.8). */
function onStarCruiser({ on, location }: Place, game: CardTable): boolean {
  if (on) return isModel(game, on, 'star cruiser');
  const starship = location ? game.rowOf(location).row.starship : null;
  return starship !== null && isModel(game, game.find(starship), 'star cruiser');
}

export const GENERAL_WALEX_BLISSEX: Texts = {
  'general-walex-blissex': {
    text: "Deploys for 2 less to your Admiral's location or aboard your Star Cruiser. Adds 1 to power of what he pilots. Your A-wings here and at related locations are power and forfeit +1.",
    ownCost: (printed, place, seat, game) => {
      const { location } = place;
      const admiral =
        location !== null &&
        game.everythingAt(location).some((card) => card.owner === seat && hasKeyword(game.facts(card), 'admiral'));
      return admiral || onStarCruiser(place, game) ? printed - 2 : printed;
    },
    modifiers: [
      pilots(1),
      ...(['power', 'forfeit'] as const).map((question) =>
        add(question, 1, ({ card }, my, game) => {
          if (card.owner !== my.seat || !my.self || !isModel(game, card, 'a-wing')) return false;
          const [his, its] = [game.locationOf(my.self), game.locationOf(card)];
          return his !== null && its !== null && (his === its || isRelated(his, its));
        }),
      ),
    ],
  },
};
