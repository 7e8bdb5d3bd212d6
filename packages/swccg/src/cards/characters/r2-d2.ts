import type { Modifier, Source } from '../../definition.ts';
import { iconCount } from '../../facts.ts';
import { activateForce, drawFromReserve } from '../../rules/force.ts';
import { locationFacts } from '../../rules/locations.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { whatItIsAboard } from '../conditions.ts';
import { add, response, type Texts } from '../words.ts';

/** Aboard a starfighter an astromech makes it better in everything. */
const helpsStarfighter = (amount: (ship: CardInPlay) => number): Modifier[] =>
  (['power', 'maneuver', 'hyperspeed'] as const).map((question) =>
    add(
      question,
      ({ card }) => amount(card),
      (about, my, game) => {
        const facts = game.facts(about.card);
        return whatItIsAboard(about, my, game) && facts.type === 'starship' && facts.class === 'starfighter';
      },
    ),
  );

/** At a site that has one, or aboard what has one (swccg.core-sites.7). */
const atScompLink = ({ self }: Source, game: CardTable) => {
  const ship = self?.where.kind === 'aboard' ? game.holderOf(self) : undefined;
  if (ship && iconCount(game.facts(ship), 'scomp link') > 0) return true;
  const location = self && game.locationOf(self);
  return location !== null && iconCount(locationFacts(location), 'scomp link') > 0;
};

export const R2_D2: Texts = {
  'r2-d2': {
    text: 'Destiny 2 or 5. Aboard a starfighter: +2 to hyperspeed, maneuver and power (+3 on Red 5). At a scomp link, a starship’s too, when your opponent has drawn a destiny of 1 to 3 you may activate 1 Force; of 4 to 6 you may draw your Reserve Deck’s top card.',
    modifiers: helpsStarfighter((ship) => (ship.card === 'red-5' ? 3 : 2)),
    actions: [
      response('destiny', {
        name: 'activate',
        good: 'force',
        when: ({ game, seat, my, moment }) =>
          moment.seat !== seat && moment.value >= 1 && moment.value <= 3 && atScompLink(my, game),
        *effect({ game, seat }) {
          activateForce(game, seat, 1, 'swccg.core-activate.6');
        },
      }),
      response('destiny', {
        name: 'draw-card',
        good: 'cards',
        when: ({ game, seat, my, moment }) =>
          moment.seat !== seat && moment.value >= 4 && moment.value <= 6 && atScompLink(my, game),
        *effect({ game, seat }) {
          drawFromReserve(game, seat);
        },
      }),
    ],
  },
};
