import type { UpgradeFacts } from '../../../card.ts';

export const PRIMED_THRUSTERS: UpgradeFacts = {
  id: 'primedthrusters',
  name: 'Primed Thrusters',
  fills: ['tech'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['small'] }],
  abilities: 'unwritten',
};
