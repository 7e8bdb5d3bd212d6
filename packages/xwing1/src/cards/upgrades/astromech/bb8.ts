import type { UpgradeFacts } from '../../../card.ts';
import { withDifficulty } from '../../../rules/maneuver.ts';
import { freeActions, offersFreeAction } from '../../words/phrases.ts';

export const BB_8: UpgradeFacts = {
  id: 'bb8',
  name: 'BB-8',
  fills: ['astromech'],
  limited: 1,
  cost: 2,
  text: 'Revealing a green maneuver: take a free barrel roll if you like.',
  abilities: [
    offersFreeAction(
      'dial-revealed',
      ({ table, self, moment: { ship, maneuver } }) =>
        ship === self.ship && withDifficulty(table, ship, maneuver).difficulty === 'blue',
      ({ table }) => freeActions(table, ['barrel-roll']),
    ),
  ],
};
