import type { UpgradeFacts } from '../../../card.ts';

export const PULSED_RAY_SHIELD: UpgradeFacts = {
  id: 'pulsedrayshield',
  name: 'Pulsed Ray Shield',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ faction: ['rebel', 'scum'] }, { shields: 1 }],
  abilities: 'unwritten',
};
