import type { UpgradeFacts } from '../../../card.ts';
import { overlappedNothing } from '../../words/maneuvers.ts';
import { freeActions, offersFreeAction } from '../../words/phrases.ts';

export const TIE_X7: UpgradeFacts = {
  id: 'tiex7',
  name: 'TIE/x7',
  fills: ['title'],
  limited: 0,
  cost: -2,
  restrictions: [{ ship: ['tiedefender'] }],
  slots: ['-cannon', '-missile'],
  text: 'No cannon or missile upgrades. After a maneuver of speed 3, 4 or 5 without overlapping a ship or obstacle: you may take a free evade.',
  abilities: [
    offersFreeAction(
      'maneuver-executed',
      (context) => overlappedNothing(context) && context.moment.maneuver.speed >= 3,
      ({ table }) => freeActions(table, ['evade']),
    ),
  ],
};
