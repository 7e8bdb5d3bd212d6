import { isSystem } from '../../rules/locations.ts';
import { isPilot } from '../../rules/piloting.ts';
import { hasKeyword, isKind } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const ADMIRAL_MOTTI: Texts = {
  'admiral-motti': {
    text: 'Deploys -2 once the Empire has two starships on table. Adds 2 to power of what he pilots. Rebel pilots at his system are forfeit -1.',
    ownCost: (printed, _place, _seat, game) => {
      const fleet = game.state.cards.filter((card) => hasKeyword(game.facts(card), 'imperial (starship)'));
      return fleet.length >= 2 ? printed - 2 : printed;
    },
    modifiers: [
      pilots(2),
      add('forfeit', -1, ({ card }, my, game) => {
        const location = game.locationOf(card);
        if (!my.self || !location || !isSystem(location) || location !== game.locationOf(my.self)) return false;
        return isKind(game.facts(card), 'rebel') && isPilot(game, card);
      }),
    ],
  },
};
