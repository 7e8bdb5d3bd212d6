import type { UpgradeFacts } from '../../../card.ts';

export const THERMAL_DETONATORS: UpgradeFacts = {
  id: 'thermaldetonators',
  name: 'Thermal Detonators',
  fills: ['bomb'],
  limited: 0,
  cost: 3,
  bomb: { token: 'thermaldetonator', when: 'reveal' },
  abilities: [],
};
