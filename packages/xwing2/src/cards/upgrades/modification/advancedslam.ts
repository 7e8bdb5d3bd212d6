import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { barActions } from '../../../rules/actions.ts';
import { offersActions, whiteAsRed } from '../../words/phrases.ts';

export const ADVANCED_SLAM: UpgradeFacts = {
  id: 'advancedslam',
  name: 'Advanced SLAM',
  fills: ['modification'],
  limited: 0,
  cost: 3,
  restrictions: [{ action: 'slam', difficulty: 'white' }],
  standard: true,
  text: 'After a SLAM whose maneuver was fully executed you may take a white action of your bar as a red one.',
  abilities: [
    at(
      'action-performed',
      offersActions(
        ({ self, moment }) =>
          moment.ship === self.ship && moment.action === 'slam' && self.ship.executed?.full === true,
        ({ table, self }) => whiteAsRed(barActions(table, self.ship)),
      ),
    ),
  ],
};
