import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { inFiringArc } from '../../../rules/measure.ts';
import { ONLY_IN_ARC, overlappedNothing } from '../../words/maneuvers.ts';
import { freeActions, offersFreeAction } from '../../words/phrases.ts';

export const FLIGHT_ASSIST_ASTROMECH: UpgradeFacts = {
  id: 'flightassistastromech',
  name: 'Flight-Assist Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 1,
  text: 'You cannot attack ships outside your firing arc. After a maneuver without overlapping a ship or obstacle, with no enemy in your firing arc at range 1-3, you may perform a free boost or barrel roll action.',
  abilities: [
    ONLY_IN_ARC,
    offersFreeAction(
      'maneuver-executed',
      (context) =>
        overlappedNothing(context) &&
        !enemiesAt(context.table, context.self.ship, 1, 3).some((enemy) =>
          inFiringArc(context.table, context.self.ship, enemy),
        ),
      ({ table }) => freeActions(table, ['boost', 'barrel-roll']),
    ),
  ],
};
