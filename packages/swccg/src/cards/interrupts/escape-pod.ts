import { cargoOf } from '../../rules/leaving.ts';
import { isSite, isTrench, locationFacts } from '../../rules/locations.ts';
import { ask } from '../../rules/modifiers.ts';
import { atLocation, relocate } from '../../rules/movement.ts';
import type { CardInPlay, LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isActive } from '../conditions.ts';
import { response, type Texts } from '../words.ts';

/** The characters of a player among these cards. */
export const ownCharacters = (game: CardTable, cards: readonly CardInPlay[], seat: number) =>
  cards.filter((card) => card.owner === seat && game.facts(card).type === 'character' && isActive(game, card));

/** Whom of these a player can have taken to a site: whoever may move there, and could be there (swccg.core-movement.6,
 * swccg.core-movement.8). */
export function passengers(
  game: CardTable,
  cards: readonly CardInPlay[],
  to: LocationInPlay,
  seat: number,
): CardInPlay[] {
  if (!isSite(to) || isTrench(to)) return [];
  return ownCharacters(game, cards, seat).filter((card) => ask(game, game.modifiers['may-move'], { card, to }, 1) > 0);
}

/** On its bridge, in its hold, and at its sites (swccg.core-present.7). */
const allAboard = (game: CardTable, ship: CardInPlay) => {
  const row = game.state.rows.find(({ starship }) => starship === ship.id);
  const sites = (row?.locations ?? []).map((id) => game.location(id));
  return [...cargoOf(game, ship), ...sites.flatMap((site) => game.everythingAt(site))];
};

export const ESCAPE_POD: Texts = {
  'escape-pod': {
    text: 'When a capital starship of yours is about to be lost, your characters aboard, at its sites too, go to one planet site.',
    play: [
      response('about-to-be-lost', {
        name: 'escape',
        good: 'save',
        when: ({ game, seat, moment }) => {
          const facts = game.facts(moment.card);
          return moment.seat === seat && facts.type === 'starship' && facts.class === 'capital';
        },
        targets: ({ game, seat, moment }) => {
          const aboard = allAboard(game, moment.card);
          return game.state.locations
            .filter((to) => locationFacts(to).world === 'planet' && passengers(game, aboard, to, seat).length > 0)
            .map(({ id }) => id);
        },
        *effect({ game, seat, moment, target }) {
          const site = game.findLocation(target);
          if (!site) return;
          for (const card of passengers(game, allAboard(game, moment.card), site, seat)) {
            relocate(game, card, atLocation(site), 'escape', 'swccg.core-leaving.5');
          }
        },
      }),
    ],
  },
};
