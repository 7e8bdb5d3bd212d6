import { isOn } from '../../rules/locations.ts';
import { isActive, isPresent, isPresentWith, itself } from '../conditions.ts';
import { add, addEach, type Texts } from '../words.ts';

export const TUSKEN_RAIDER: Texts = {
  'tusken-raider': {
    text: 'Deploys only on Tatooine. Power +1 with another Tusken Raider present; with four or more present your total power is +2.',
    deploysOnly: ({ location }) => isOn(location, 'tatooine'),
    modifiers: [
      addEach(
        'power',
        1,
        (about, my, game) =>
          itself(about, my, game) &&
          game.state.cards.some(
            (other) =>
              other.card === 'tusken-raider' && isActive(game, other) && isPresentWith(game, about.card, other),
          ),
      ),
      add('total-power', 2, ({ location, seat }, my, game) => {
        const raiders = game
          .everythingAt(location)
          .filter((card) => card.card === 'tusken-raider' && card.owner === seat && isActive(game, card))
          .filter((card) => isPresent(game, card));
        return seat === my.seat && raiders.length >= 4;
      }),
    ],
  },
};
