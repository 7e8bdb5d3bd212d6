import type { UpgradeFacts } from '../../../card.ts';

export const AUTOTHRUSTERS: UpgradeFacts = {
  id: 'autothrusters',
  name: 'Autothrusters',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ action: 'boost' }],
  abilities: 'unwritten',
};
