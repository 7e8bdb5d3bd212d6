import type { UpgradeFacts } from '../../../card.ts';

export const THRUST_CORRECTOR: UpgradeFacts = {
  id: 'thrustcorrector',
  name: 'Thrust Corrector',
  fills: ['system'],
  limited: 0,
  cost: 1,
  restrictions: [{ hullTo: 4 }],
  abilities: 'unwritten',
};
