import type { OfCard, Source } from '../../definition.ts';
import { isSite } from '../../rules/locations.ts';
import { maneuver } from '../../rules/values.ts';
import type { CardTable } from '../../table.ts';
import { itself } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

/** An opponent's starfighter here is nimbler. */
function outmaneuvered({ card }: OfCard, my: Source, game: CardTable): boolean {
  const location = game.locationOf(card);
  if (card !== my.self || !location) return false;
  return game.at(location).some((other) => {
    const facts = game.facts(other);
    const fighter = facts.type === 'starship' && facts.class === 'starfighter';
    return other.owner !== card.owner && fighter && maneuver(game, other) > maneuver(game, card);
  });
}

export const GREEN_SQUADRON_A_WING: Texts = {
  'green-squadron-a-wing': {
    text: "Deploys -2 to Sullust or, in space, to where Green Leader is. Its permanent pilot has ability 2 and adds 2 to power. Power -1 with an opponent's starfighter of higher maneuver present.",
    ownCost: (printed, { location }, seat, game) => {
      if (!location) return printed;
      const leader = game
        .everythingAt(location)
        .some((card) => card.owner === seat && game.facts(card).title === 'Green Leader');
      return (leader && !isSite(location)) || location.row === 'sullust' ? printed - 2 : printed;
    },
    permanentPilots: 2,
    modifiers: [add('power', 2, itself), add('power', -1, outmaneuvered)],
  },
};
