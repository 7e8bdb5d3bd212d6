import { drawDestiny } from '../../rules/destiny.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { maneuver } from '../../rules/values.ts';
import type { LocationInPlay } from '../../state.ts';
import { automatic, type Texts } from '../words.ts';

/** Who flies out of here must be nimble or lucky. */
export const narrow = (below: number) =>
  automatic('moved', {
    when: ({ my, moment }) => moment.from !== null && moment.from === my.location && moment.seat === my.seat,
    *effect({ game, seat, moment }) {
      const drawn = (yield* drawDestiny(game, seat, 'card')) ?? 0;
      const { card } = moment;
      if (game.find(card.id) && drawn + maneuver(game, card) < below)
        yield* leaveTable(game, card, 'lost', 'swccg.core-leaving.1');
    },
  });

const secondDeathStar = (location: LocationInPlay) => location.id === 'death-star-ii';

export const DEATH_STAR_II_COOLANT_SHAFT: Texts = {
  'death-star-ii-coolant-shaft': {
    text: 'Deploys only with the Death Star II system on table. Light: when a starship of yours moves from here, draw destiny and add its maneuver: below 1 it is lost.',
    deploysIf: (_seat, game) => game.state.locations.some(secondDeathStar),
    light: { automatic: [narrow(1)] },
  },
};
