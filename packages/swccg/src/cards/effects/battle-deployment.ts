import type { CardText } from '../../definition.ts';
import { deployOptions } from '../../rules/deploy.ts';
import { searchPile } from '../../rules/force.ts';
import { isRelated, isSite, isSystem } from '../../rules/locations.ts';
import { occupies } from '../../rules/presence.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { type CardInPlay, opponentOf } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { onSide } from '../conditions.ts';
import { action, add, atMost, type Texts } from '../words.ts';

/** Whether its player has both a starfighter and a capital starship where this starship is. */
function hasBothClasses(game: CardTable, ship: CardInPlay): boolean {
  const location = game.locationOf(ship);
  if (!location) return false;
  const classes = game.at(location).flatMap((card) => {
    const facts = game.facts(card);
    return card.owner === ship.owner && facts.type === 'starship' ? [facts.class] : [];
  });
  return classes.includes('starfighter') && classes.includes('capital');
}

/** Combined Fleet Action does the same. */
export const fleetAction: CardText = {
  text: 'Starships at systems where their player lacks either a starfighter or a capital starship are power -2. While you occupy a system, your opponent draws one battle destiny at most at its related sites. Once in each of your deploy phases you may search your Reserve Deck for a combat vehicle and deploy it at its cost.',
  deploysOn: onSide(0),
  modifiers: [
    add('power', -2, ({ card }, _my, game) => {
      const location = game.locationOf(card);
      return (
        game.facts(card).type === 'starship' && location !== null && isSystem(location) && !hasBothClasses(game, card)
      );
    }),
    atMost('battle-destinies', 1, ({ location, seat }, my, game) => {
      if (seat !== opponentOf(my.seat) || !isSite(location)) return false;
      return game.state.locations.some(
        (other) => isSystem(other) && isRelated(other, location) && occupies(game, other, my.seat),
      );
    }),
  ],
  actions: [
    action({
      name: 'deploy-vehicle',
      good: 'cards',
      timing: { phase: 'deploy', turn: 'own' },
      oncePerTurn: true,
      *effect({ game, seat }) {
        const card = yield* searchPile(game, seat, 'reserve', (facts) => {
          if (facts.type !== 'vehicle' || facts.class !== 'combat') return false;
          return deployOptions(game, seat, facts.id).length > 0;
        });
        // Nothing says that it is free
        if (card !== null) yield* deployFromReserve(game, seat, card, false);
        game.shuffle(seat, 'reserve');
      },
    }),
  ],
};

export const BATTLE_DEPLOYMENT: Texts = {
  'battle-deployment': fleetAction,
};
