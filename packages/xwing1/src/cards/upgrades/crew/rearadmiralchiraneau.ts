import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { executeManeuver } from '../../../rules/maneuver.ts';

export const REAR_ADMIRAL_CHIRANEAU: UpgradeFacts = {
  id: 'rearadmiralchiraneau',
  name: 'Rear Admiral Chiraneau',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  text: 'Action: execute a white 1 straight maneuver.',
  abilities: [
    cardAction({
      *perform({ table, self }) {
        yield* executeManeuver(table, self.ship, { speed: 1, bearing: 'straight', difficulty: 'white' });
      },
    }),
  ],
};
