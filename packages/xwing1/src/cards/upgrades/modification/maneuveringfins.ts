import { kindOf, sideOf } from '@rangefinder/xwing';
import type { UpgradeFacts } from '../../../card.ts';
import { mayRotateDial } from '../../words/dial.ts';

export const MANEUVERING_FINS: UpgradeFacts = {
  id: 'maneuveringfins',
  name: 'Maneuvering Fins',
  fills: ['modification'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['yv666'] }],
  text: 'Turn revealed: you may set your dial to the bank of the same speed and direction.',
  abilities: [
    mayRotateDial(({ table, self: { ship }, moment: { maneuver } }) =>
      kindOf(maneuver.bearing) === 'turn'
        ? table
            .pilot(ship)
            .dial.filter(
              ({ speed, bearing }) =>
                speed === maneuver.speed && kindOf(bearing) === 'bank' && sideOf(bearing) === sideOf(maneuver.bearing),
            )
        : [],
    ),
  ],
};
