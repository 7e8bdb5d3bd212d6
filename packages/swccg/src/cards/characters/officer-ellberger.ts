import { isSystem } from '../../rules/locations.ts';
import { isModel, isPiloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const OFFICER_ELLBERGER: Texts = {
  'officer-ellberger': {
    text: 'Adds 2 to power of what she pilots. Flying Bravo 5 at a system with a droid starfighter, she adds one destiny to attrition only.',
    modifiers: [
      pilots(2),
      add('attrition-destinies', 1, ({ location, seat }, my, game) => {
        const ship = my.self ? game.find(my.self.where.id) : undefined;
        if (!my.self || !ship || seat !== my.seat || ship.card !== 'bravo-5' || !isPiloting(game, my.self, ship))
          return false;
        // In a hold it is at the system as well (swccg.core-present.4)
        const droids = game.everythingAt(location).some((card) => isModel(game, card, 'droid star'));
        return game.locationOf(ship) === location && isSystem(location) && droids;
      }),
    ],
  },
};
