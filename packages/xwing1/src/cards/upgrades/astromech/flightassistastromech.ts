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
  text: 'Your attacks are limited to ships in your firing arc. After a maneuver that overlaps no ship or obstacle, with no enemy in that arc at range 1-3: take a free boost or barrel roll if you like.',
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
