import type { UpgradeFacts } from '../../../card.ts';

export const GUIDANCE_CHIPS: UpgradeFacts = {
  id: 'guidancechips',
  name: 'Guidance Chips',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  abilities: 'unwritten',
};
