import type { UpgradeFacts } from '../../../card.ts';
import { dialOf } from '../../../rules/maneuver.ts';
import { isStressed } from '../../../rules/tokens.ts';
import { mayRotateDial } from '../../words/dial.ts';

export const NAVIGATOR: UpgradeFacts = {
  id: 'navigator',
  name: 'Navigator',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  restrictions: [{ size: ['small', 'large'] }],
  text: 'Revealing a maneuver: you may change it to another one of your dial with the same bearing; not to a red one while stressed.',
  abilities: [
    mayRotateDial(({ table, self, moment: { maneuver } }) =>
      dialOf(table, self.ship).filter(
        ({ bearing, speed, difficulty }) =>
          bearing === maneuver.bearing && speed !== maneuver.speed && (difficulty !== 'red' || !isStressed(self.ship)),
      ),
    ),
  ],
};
