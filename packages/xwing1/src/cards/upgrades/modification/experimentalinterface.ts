import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { cardActions, couldAct, mayPerformFree } from '../../../rules/actions.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { faceupUpgrades } from '../../../rules/upgrades.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { isUnused, markUnused, markUsed } from '../../words/phrases.ts';

/** Actions with an "Action:" header on upgrades, not on other cards. */
function upgradeActions(table: XTable, ship: Ship) {
  const upgrades = faceupUpgrades(table, ship);
  return cardActions(table, ship).filter(({ card }) => upgrades.some(({ id }) => id === card));
}

export const EXPERIMENTAL_INTERFACE: UpgradeFacts = {
  id: 'experimentalinterface',
  name: 'Experimental Interface',
  fills: ['modification'],
  limited: 1,
  cost: 3,
  text: 'Once a round, after an action of yours: you may take a free action of one of your upgrades, then gain a stress token.',
  abilities: [
    at('action-performed', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && isUnused(self) && couldAct(table, self.ship, upgradeActions(table, self.ship)),
      *effect({ table, self }) {
        const { ship } = self;
        markUsed(self); // the free action must not set it off again
        if (yield* mayPerformFree(table, ship, upgradeActions(table, ship))) {
          yield* gainToken(table, ship, 'stress', 1);
        } else markUnused(self);
      },
    }),
  ],
};
