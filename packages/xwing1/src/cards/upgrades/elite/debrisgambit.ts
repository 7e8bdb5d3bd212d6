import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const DEBRIS_GAMBIT: UpgradeFacts = {
  id: 'debrisgambit',
  name: 'Debris Gambit',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small'] }],
  text: 'Action: 1 evade token for you for each obstacle at range 1, up to 2.',
  abilities: [
    cardAction({
      *perform({ table, self: { ship } }) {
        const near = table.obstacles.filter((obstacle) => table.rangeTo(ship, table.obstacle(obstacle)) <= 1);
        yield* gainToken(table, ship, 'evade', Math.min(2, near.length));
      },
    }),
  ],
};
