import { byCardOf, cardAction, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { gainToken } from '../../rules/tokens.ts';
import { enemyWithin, has, rangeToDevice, remove, turnsDialUp } from '../words/condition.ts';

export const FALSE_FRIEND: ConditionFacts = {
  id: 'falsefriend',
  name: 'False Friend',
  limited: 1,
  text: 'In the System Phase, while an enemy Tal Merrik or an enemy remote is at range 0-2, your dial is turned faceup. Action: gain a deplete and a stress token to get rid of this.',
  abilities: [
    turnsDialUp(
      RULE,
      (t, ship) =>
        enemyWithin(t, ship, 2, (enemy) => has(enemy, 'talmerrik')) ||
        t.state.devices.some(
          (device) => device.seat !== ship.seat && t.isRemote(device) && rangeToDevice(t, ship, device) <= 2,
        ),
    ),
    cardAction({
      *perform(context) {
        const { table, self } = context;
        const source = byCardOf(self.ship);
        yield* gainToken(table, self.ship, 'deplete', 1, source);
        yield* gainToken(table, self.ship, 'stress', 1, source);
        yield* remove(context);
        return true;
      },
    }),
  ],
};
