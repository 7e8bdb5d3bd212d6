import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { grantedAction } from '../../../rules/actions.ts';
import { offersActions } from '../../words/phrases.ts';

export const URSA_WREN: UpgradeFacts = {
  id: 'ursawren',
  name: 'Ursa Wren',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'You can keep two locks on different objects. After an enemy locks a friend at range 0-3 you may take a lock action.',
  abilities: [
    modify('most-locks', 'xw2.errata-upgrade-cards.36', (most, { self, moment: ship }) =>
      ship === self.ship ? Math.max(most, 2) : most,
    ),
    at(
      'lock-acquired',
      offersActions(
        ({ table, self, moment }) => {
          const friend = table.findShip(moment.target);
          return (
            moment.ship.seat !== self.ship.seat &&
            table.isFriendly(self.ship, friend) &&
            friend.place === 'play' &&
            table.range(self.ship, friend) <= 3
          );
        },
        ({ table, self }) => [grantedAction(table, self.ship, 'lock')],
        'xw2.errata-upgrade-cards.37',
      ),
    ),
  ],
};
