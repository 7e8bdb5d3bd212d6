import { drawDestiny } from '../../rules/destiny.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { isAdjacent } from '../../rules/locations.ts';
import { ability } from '../../rules/values.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isActive, isPresent } from '../conditions.ts';
import { action, type Texts } from '../words.ts';

const STORMY = [
  'tatooine-beggars-canyon',
  'tatooine-dune-sea',
  'tatooine-jawa-camp',
  'tatooine-jundland-wastes',
  'tatooine-lars-moisture-farm',
  'tatooine-mos-eisley',
];

/** Whether a Vaporator keeps the storm away from a site. */
function isSheltered(game: CardTable, site: LocationInPlay): boolean {
  return game.state.cards.some((card) => {
    const there = card.card === 'vaporator' ? game.locationOf(card) : null;
    return there !== null && (there === site || isAdjacent(game, there, site));
  });
}

export const GRAVEL_STORM: Texts = {
  'gravel-storm': {
    text: 'Aim at an opponent’s character at Mos Eisley, the Jawa Camp, Beggar’s Canyon, the Dune Sea, the Lars’ Moisture Farm or the Jundland Wastes and draw a destiny: above its ability, the character is lost.',
    play: [
      action({
        name: 'storm',
        good: 'harm',
        when: ({ game, seat }) => game.player(seat).reserve.length > 0,
        targets: ({ game, seat }) =>
          STORMY.flatMap((id) => {
            const site = game.findLocation(id);
            if (!site || isSheltered(game, site)) return [];
            return game
              .everythingAt(site)
              .filter((card) => card.owner !== seat && game.facts(card).type === 'character')
              .filter((card) => isActive(game, card) && isPresent(game, card))
              .map((card) => card.id);
          }),
        *effect({ game, seat, target }) {
          const drawn = yield* drawDestiny(game, seat, 'card');
          const victim = game.find(target);
          if (!victim || drawn === null || drawn <= ability(game, victim)) return;
          yield* leaveTable(game, victim, 'lost', 'swccg.core-leaving.1');
        },
      }),
    ],
  },
};
