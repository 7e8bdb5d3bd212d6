import { isSite } from '../../rules/locations.ts';
import { controls } from '../../rules/presence.ts';
import { isOnPlanet, isPersona } from '../conditions.ts';
import { add, atLeast, type Texts } from '../words.ts';

export const DEATH_STAR_LEVEL_6_CORE_SHAFT_CORRIDOR: Texts = {
  'death-star-level-6-core-shaft-corridor': {
    text: 'Light: while you control it, Luke and Obi-Wan are power +2 on the Death Star. Dark: while you control it, your opponent needs ability 2 to control a Death Star site.',
    light: {
      modifiers: [
        add('power', 2, ({ card }, my, game) => {
          const there = isOnPlanet(game, card, 'death-star') && isPersona(game, card, 'luke', 'obi-wan');
          return there && card.owner === my.seat && my.location !== null && controls(game, my.location, my.seat);
        }),
      ],
    },
    dark: {
      modifiers: [
        atLeast('control-needs', 2, ({ location, seat }, my, game) => {
          if (seat === my.seat || location.row !== 'death-star' || !isSite(location)) return false;
          return my.location !== null && location !== my.location && controls(game, my.location, my.seat);
        }),
      ],
    },
  },
};
