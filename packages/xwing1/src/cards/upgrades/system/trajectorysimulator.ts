import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { bombCards } from '../../../rules/bombs.ts';

export const TRAJECTORY_SIMULATOR: UpgradeFacts = {
  id: 'trajectorysimulator',
  name: 'Trajectory Simulator',
  fills: ['system'],
  limited: 0,
  cost: 1,
  text: 'You may launch bombs that need no action with the 5 straight template from your front guides.',
  abilities: [
    modify('bomb-ways', (ways, { table, self, moment: { ship, bomb } }) =>
      ship === self.ship && bombCards(table, ship, 'reveal').some((card) => card.token === bomb)
        ? [...ways, ['front', '5-straight']]
        : ways,
    ),
  ],
};
