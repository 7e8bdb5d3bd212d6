import type { Source } from '../../definition.ts';
import { isRelated, isSpaceport, locationFacts } from '../../rules/locations.ts';
import { atLocation, relocate } from '../../rules/movement.ts';
import { isPiloted } from '../../rules/piloting.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { isKind } from '../conditions.ts';
import { action, add, type Texts } from '../words.ts';
import { mayStroll } from './tatooine-mos-eisley.ts';

/** From one of a planet's spaceport sites to another. */
const strolls = (my: Source, game: CardTable) => {
  if (!my.location) return [];
  const { location } = my;
  const sites = game.state.locations.filter((other) => isRelated(other, location) && isSpaceport(locationFacts(other)));
  const walkers = (from: LocationInPlay, to: LocationInPlay) =>
    game
      .at(from)
      .filter((card) => card.owner === my.seat && !card.moved && mayStroll(game, card, to))
      .filter((card) => {
        const { type } = game.facts(card);
        // swccg.core-unpiloted.3
        return type === 'character' || (type === 'vehicle' && isPiloted(game, card));
      })
      .map((card) => ({ card, to }));
  return [...sites.flatMap((to) => walkers(location, to)), ...sites.flatMap((from) => walkers(from, location))];
};

export const SPACEPORT_STREET: Texts = {
  'spaceport-street-dark': {
    text: 'Dark: in your move phase your characters and driven vehicles may move free between here and a related spaceport site. Light: Rebels are power -1 here. Not on Hoth, Endor, Dagobah, Yavin 4, Bespin or Kashyyyk.',
    notTo: ['bespin', 'dagobah', 'endor', 'hoth', 'kashyyyk', 'yavin-4'],
    dark: {
      actions: [
        action({
          name: 'stroll',
          good: 'travel',
          timing: { phase: 'move', turn: 'own' },
          targets: ({ game, my }) =>
            strolls(my, game).map(({ card, to }) => ({ key: `${card.id}:${to.id}`, aim: { ids: [card.id, to.id] } })),
          *effect({ game, my, aim }) {
            const [walker, site] = aim.ids;
            const walk = strolls(my, game).find(({ card, to }) => card.id === walker && to.id === site);
            if (!walk) return;
            walk.card.moved = true;
            relocate(game, walk.card, atLocation(walk.to), 'text', 'swccg.core-movement.9');
          },
        }),
      ],
    },
    light: {
      modifiers: [
        add(
          'power',
          -1,
          ({ card }, my, game) => isKind(game.facts(card), 'rebel') && game.locationOf(card) === my.location,
        ),
      ],
    },
  },
};
