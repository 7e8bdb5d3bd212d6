import type { UpgradeFacts } from '../../../card.ts';
import { barActions } from '../../../rules/actions.ts';
import { offersFreeAction } from '../../words/phrases.ts';

export const ADVANCED_SLAM: UpgradeFacts = {
  id: 'advancedslam',
  name: 'Advanced SLAM',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  text: 'After a SLAM action in which you overlapped no obstacle and no ship: you may take a free action of your action bar.',
  abilities: [
    offersFreeAction(
      'action-performed',
      ({ table, self, moment: { ship, action } }) =>
        ship === self.ship &&
        action === 'slam' &&
        ship.executed?.overlapped.length === 0 &&
        !table.obstacles.some((obstacle) => table.isOn(ship, obstacle)),
      ({ table, self }) => barActions(table, self.ship),
    ),
  ],
};
