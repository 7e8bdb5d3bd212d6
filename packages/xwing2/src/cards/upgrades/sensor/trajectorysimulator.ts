import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';

export const TRAJECTORY_SIMULATOR: UpgradeFacts = {
  id: 'trajectorysimulator',
  name: 'Trajectory Simulator',
  fills: ['sensor'],
  limited: 0,
  cost: 6,
  standard: false,
  text: 'System Phase: you may launch a bomb with the 5 straight template instead of dropping or launching it otherwise.',
  abilities: [
    modify('device-ways', 'xw2.device.18', (ways, { table, self, moment }) =>
      moment.ship === self.ship && table.state.phase === 'system' && table.cards.device(moment.device).kind === 'bomb'
        ? [...ways, ['launch', '5-straight'] as const]
        : ways,
    ),
  ],
};
