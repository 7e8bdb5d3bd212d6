import type { UpgradeFacts } from '../../../card.ts';

export const FIRE_CONTROL_SYSTEM: UpgradeFacts = {
  id: 'firecontrolsystem',
  name: 'Fire-Control System',
  fills: ['system'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
