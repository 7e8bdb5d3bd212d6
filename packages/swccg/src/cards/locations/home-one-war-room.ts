import { controls } from '../../rules/presence.ts';
import { here, isKind } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

function commands(my: Parameters<typeof here>[1], game: Parameters<typeof controls>[0]): boolean {
  if (!my.location || !controls(game, my.location, my.seat)) return false;
  return game.everythingAt(my.location).some((card) => card.owner === my.seat && isKind(game.facts(card), 'rebel'));
}

export const HOME_ONE_WAR_ROOM: Texts = {
  'home-one-war-room': {
    text: 'Light: while you control it and have a Rebel here, Home One deploys -5 and is power +3. Dark: Force drain -1 here; in a battle you initiate here you add one battle destiny.',
    light: {
      modifiers: [
        add(
          'deploy-cost',
          -5,
          ({ facts, seat }, my, game) => facts.id === 'home-one' && seat === my.seat && commands(my, game),
        ),
        add('power', 3, ({ card }, my, game) => card.card === 'home-one' && commands(my, game)),
      ],
    },
    dark: {
      modifiers: [
        add('drain', -1, here),
        add('battle-destinies', 1, (about, my, game) => here(about, my) && game.state.battle?.initiator === my.seat),
      ],
    },
  },
};
